import Almanac
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Views of a program in the cells of days")
  @MainActor struct DayContentTests {
    /// A program that shows days as labels, and counts them.
    @MainActor final class Labels {
      var made: [UIView] = []
      var reused = 0
      var isShown: (DayContext) -> Bool = { _ in true }

      func view(_ context: DayContext, _ former: UIView?) -> UIView? {
        guard isShown(context) else { return nil }
        if let former {
          reused += 1
          return former
        }
        made.append(UIView(frame: .zero))
        return made.last
      }
    }

    /// The cell of a day, and the view that shows its number; none if the number was never in view.
    private func cell(_ shown: ShownCalendar, _ day: Int) throws -> (cell: any NodeView, number: (any NodeView)?) {
      let cells = shown.tree.views.values.filter { $0.node.part == .day && $0.window != nil }
      let label = "November \(day)"
      let cell = try #require(cells.first { $0.node.accessibility.label.contains(label) })
      let number = cell.node.children.first { $0.part == .dayNumber }
      return (cell, number.flatMap { shown.tree.views[$0.id] })
    }

    @Test("AP-10: a day shows a view of the program in place of its number, as large as its cell and clipped")
    func shows() throws {
      let (shown, labels) = (ShownCalendar(), Labels())
      shown.view.dayContent = { labels.view($0, $1) }
      shown.settle()
      let (cell, number) = try cell(shown, 20)
      let content = try #require(cell.content)
      #expect(labels.made.contains { $0 === content } && content.superview === cell && number?.isHidden != false)
      #expect(content.frame == cell.bounds && content.bounds.width > 40 && content.clipsToBounds)
      shown.view.frame.size.width = 300
      shown.settle()
      #expect(content.frame == cell.bounds && abs(cell.bounds.width - 300 / 7) < 2)
      shown.view.dayContent = nil
      shown.settle()
      #expect(cell.content == nil && content.superview == nil && number?.isHidden == false)
    }

    @Test(
      "AP-10: a week and a day as a row of days show the views too, also where another level was shown before (S14)",
      arguments: [CalendarLevel.ID.week, .day])
    func strips(level: CalendarLevel.ID) throws {
      let (shown, labels) = (ShownCalendar(level: level), Labels())
      shown.view.configuration.dayPresentation = .strip
      shown.view.dayContent = { labels.view($0, $1) }
      shown.settle()
      func expectShown() throws {
        for day in [18, 20] {
          let (cell, number) = try self.cell(shown, day)
          let content = try #require(cell.content)
          #expect(labels.made.contains { $0 === content } && content.superview === cell && number?.isHidden != false)
          #expect(content.frame == cell.bounds && abs(cell.bounds.width - 375 / 7) < 2 && content.clipsToBounds)
        }
      }
      try expectShown()
      shown.view.send(.setLevel(.month, around: nil, animated: false))
      shown.settle()
      shown.view.send(.setLevel(level, around: nil, animated: false))
      shown.settle()
      try expectShown()
      shown.view.dayContent = nil
      shown.settle()
      let last = try cell(shown, 20)
      #expect(last.cell.content == nil && last.number?.isHidden == false)
    }

    @Test("AP-10: days without a view have their number, and a view is given back to its cell")
    func reuses() throws {
      let (shown, labels) = (ShownCalendar(), Labels())
      labels.isShown = { !$0.flags.contains(.weekend) }
      shown.view.dayContent = { labels.view($0, $1) }
      shown.settle()
      let (friday, saturday) = (try cell(shown, 20), try cell(shown, 21))
      #expect(friday.cell.content != nil && saturday.cell.content == nil)
      #expect(friday.number?.isHidden != false && saturday.number?.isHidden == false)
      let count = labels.made.count
      shown.view.send(.select(ShownCalendar.today - 1))
      shown.settle()
      #expect(labels.reused > 0 && labels.made.count == count)
      for _ in 0..<24 {
        shown.view.send(.showNext)
        shown.settle()
      }
      // Cells are used again, and their views with them.
      #expect(labels.made.count < 3 * count)
    }

    @Test("AP-10: a view that takes touches gets them and is spoken; one that takes none leaves both to the day")
    func touches() throws {
      let (shown, labels) = (ShownCalendar(), Labels())
      shown.view.dayContent = { labels.view($0, $1) }
      shown.settle()
      let day = try cell(shown, 20).cell
      let content = try #require(day.content)
      #expect(shown.screen.window.hitTest(shown.middle(day), with: nil) === content)
      _ = shown.view.canvas.accessibilityElements
      #expect((day as? any SpeakingView)?.spoken.contains { $0 as AnyObject === content } == true)
      for view in labels.made { view.isUserInteractionEnabled = false }
      shown.tree.speech.invalidate()
      #expect(shown.screen.window.hitTest(shown.middle(day), with: nil) is any NodeView)
      _ = shown.view.canvas.accessibilityElements
      #expect((day as? any SpeakingView)?.spoken.isEmpty == true)
      shown.screen.touchDown(shown.middle(day))
      shown.screen.touchUp()
      shown.settle()
      #expect(shown.view.selectedDay == DayNumber(20_777))
    }

    @Test("AP-55: a day shows a view of SwiftUI, which follows the program's state")
    func swiftUI() throws {
      let program = CalendarViewTests.Program { [word] in $0.dayContent { Text("\($0.fields.day)\(word.text)") } }
      func texts() -> Set<String> {
        Set(
          program.view?.canvas.tree.views.values.compactMap {
            $0.window == nil ? nil : ($0.content as? StandInContentView)?.standInText
          } ?? [])
      }
      #expect(texts().isSuperset(of: ["1", "15", "28"]) && texts().count <= 31)
      word.text = "!"
      program.hosting?.update()
      #expect(texts().isSuperset(of: ["1!", "15!", "28!"]) && !texts().contains("15"))
      let content = try #require(program.view?.canvas.tree.views.values.first { $0.content != nil }?.content)
      #expect(!content.isUserInteractionEnabled)
    }

    /// A state of a program.
    @MainActor private final class Word { var text = "" }
    private let word = Word()
  }
}
