import Almanac
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("The place of a calendar")
  @MainActor struct PlaceTests {
    @Test(
      "AP-48: a calendar that is made anew from the text of a place shows the same title, rows and selection",
      arguments: CalendarLevel.ID.standard)
    func restores(_ level: CalendarLevel.ID) throws {
      let shown = ShownCalendar(level: level)
      shown.view.send(.show(ShownCalendar.today + 400, animated: false))
      shown.view.selectedDay = ShownCalendar.today + 401
      shown.settle()
      if let scroller = shown.scroller, level != .day {
        scroller.contentOffset.y += 37
        shown.settle()
      }
      let text = shown.view.place.rawValue
      let again = ShownCalendar(level: .month)
      again.view.place = try #require(CalendarPlace(rawValue: text))
      again.settle()
      #expect(again.view.level == level && again.view.selectedDay == ShownCalendar.today + 401)
      #expect(again.view.engine.title == shown.view.engine.title)
      #expect(again.view.place.rawValue == text)
      let days = [shown, again].map { calendar in
        calendar.tree.views.values.filter { $0.window != nil && !$0.isHidden && $0.node.part == .day }
          .map { ($0.node.accessibility.label, $0.convert($0.bounds, to: nil).minY) }.sorted { $0.0 < $1.0 }
      }
      #expect(days[0].map(\.0) == days[1].map(\.0))
      #expect(zip(days[0], days[1]).allSatisfy { abs($0.1 - $1.1) < 1 })
    }

    @Test("AP-48: a text of another form, and a damaged one, are refused")
    func refuses() {
      for text in [
        "", "2 month 20778 0 27000 1000 20778", "1 decade 20778 0 27000 1000 20778", "1 month 20778 0 27000 1000",
        "1 month 20778 0 27000 1000 20778 20778", "1 month 99999999999 0 27000 1000 20778",
        "1 month 20778 -1 27000 1000 20778", "1 month 20778 1000 27000 1000 20778", "1 month 20778 0 nan 1000 20778",
        "1 month 20778 0 27000 0 20778",
      ] { #expect(CalendarPlace(rawValue: text) == nil, "\(text)") }
      for level in ["week", "3days"] {
        let text = "1 \(level) 20778 250 27000 1500 20779 20778 20780"
        #expect(CalendarPlace(rawValue: text)?.rawValue == text)
      }
    }
  }
}
