import AlmanacFormerNames
import AlmanacUI
import Foundation
import Testing
import UIKit

extension UITests {
  /// A file that imports no module of the engine.
  @Suite("Names")
  struct NameTests {
    @available(*, deprecated, message: "uses former names on purpose")
    nonisolated static func former() -> [Bool] {
      [
        CKCalendarView.self == AlmanacCalendarUIView.self,
        CKCalendarViewController.self == AlmanacCalendarViewController.self,
        CVCalendarView.self == AlmanacCalendarUIView.self,
        CVCalendarMenuView.self == AlmanacWeekdayMenuUIView.self,
        ShinobiCalendar.self == AlmanacCalendarUIView.self,
        (any CKCalendarViewDelegate).self == (any CalendarViewDelegate).self,
        (any CKCalendarViewDataSource).self == (any CalendarDataSource).self,
        (any CVCalendarViewDelegate).self == (any CalendarViewDelegate).self,
        (any SCalendarDelegate).self == (any CalendarViewDelegate).self,
      ]
    }

    @Test("AP-58: former names of other kits lead to the views of UIKit, with a suggestion of the compiler")
    func formerNames() throws {
      let names: any FormerNames.Type = Former.self
      #expect(names.all == Array(repeating: true, count: 9))
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Apple/AlmanacFormerNames/UIKitNames.swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for (index, line) in lines.enumerated() where line.contains("typealias") {
        #expect(lines[index - 1].contains("deprecated, renamed: \""))
      }
    }

    private enum Former: FormerNames {
      @available(*, deprecated)
      static var all: [Bool] { former() }
    }
  }
}

private protocol FormerNames {
  static var all: [Bool] { get }
}
