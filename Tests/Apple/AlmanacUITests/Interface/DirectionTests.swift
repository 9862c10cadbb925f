import Almanac
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Direction")
  @MainActor struct DirectionTests {
    private func frames(_ shown: ShownCalendar) -> [Rect] {
      (shown.view.engine.window?.displayList().items ?? []).map(\.frame)
    }

    @Test("AP-44: the direction is that of the locale, unless the view forces one")
    func direction() {
      let shown = ShownCalendar()
      #expect(shown.tree.surroundings.direction == .leftToRight)
      shown.view.configuration.locale.isRightToLeft = true
      #expect(shown.tree.surroundings.direction == .rightToLeft)
      shown.view.semanticContentAttribute = .forceLeftToRight
      #expect(shown.tree.surroundings.direction == .leftToRight)
      shown.view.semanticContentAttribute = .unspecified
      #expect(shown.tree.surroundings.direction == .rightToLeft)
    }

    @Test("AP-44: a forced direction lays the calendar out as its locale would", arguments: CalendarLevel.ID.standard)
    func layout(level: CalendarLevel.ID) {
      let size = CGSize(width: 834, height: 700)
      let (forced, native) = (ShownCalendar(size: size, level: level), ShownCalendar(size: size, level: level))
      let before = frames(forced)
      forced.view.semanticContentAttribute = .forceRightToLeft
      native.view.configuration.locale.isRightToLeft = true
      forced.settle()
      native.settle()
      #expect(frames(forced) == frames(native) && frames(forced) != before)
    }

    @Test("AP-44: in a forced direction arrows and pages go to the other side")
    func keys() throws {
      let shown = ShownCalendar(preset: .paged)
      shown.view.semanticContentAttribute = .forceRightToLeft
      shown.settle()
      shown.view.send(.select(ShownCalendar.today))
      shown.view.canvas.becomeFirstResponder()
      shown.screen.key(.keyboardLeftArrow)
      shown.settle()
      #expect(shown.view.engine.state.focusedDay == ShownCalendar.today + 1)
      shown.screen.touchDown(CGPoint(x: 40, y: 200))
      for x in stride(from: 50.0, through: 330, by: 25) {
        StandInClock.now += 1.0 / 60
        shown.screen.touchMove(CGPoint(x: x, y: 200))
      }
      shown.screen.touchUp()
      shown.settle()
      #expect(shown.view.engine.title == "December 2026")
    }

    @Test("AP-44, AP-54: the direction of SwiftUI's environment lays the calendar out")
    func environment() {
      let hosting = StandInHosting { AlmanacCalendar(selection: .constant(nil as DayNumber?)) }
      #expect(hosting.view.engine.configuration.direction == .leftToRight)
      hosting.environment.layoutDirection = .rightToLeft
      #expect(hosting.view.engine.configuration.direction == .rightToLeft)
    }
  }
}
