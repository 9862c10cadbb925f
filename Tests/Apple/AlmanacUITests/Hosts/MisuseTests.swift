import Almanac
import AppKit
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Delegates and sources that do what they should not")
  @MainActor struct MisuseTests {
    /// A delegate that only its own reference keeps, which it drops when it is called.
    @MainActor final class Leaving: @MainActor CalendarViewDelegate {
      static var kept: Leaving?
      static var calls = 0

      func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool {
        Self.calls += 1
        Self.kept = nil
        return true
      }

      func calendarView(_ view: CalendarView, didSelect day: DayNumber) { Self.calls += 1 }
    }

    /// A source with many events on each day, which changes the calendar while it is asked.
    @MainActor final class Source: @MainActor CalendarDataSource {
      var asked = 0

      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        asked += 1
        if asked <= 60 {
          view.reload()
          view.send(.showNext)
        }
        return (0..<100).map {
          Event(title: "\($0)", day: day, uid: "\(day.rawValue) \($0)", calendar: CalendarID(1))
        }
      }
    }

    private static let day = ShownCalendar.today - 3

    @Test("AP-78: a delegate that goes away while it is called, with UIKit and AppKit")
    func leaves() {
      let shown = ShownCalendar()
      (Leaving.kept, Leaving.calls) = (Leaving(), 0)
      shown.view.delegate = Leaving.kept
      shown.view.send(.select(Self.day))
      shown.settle()
      #expect(shown.view.delegate == nil && shown.view.selectedDay == Self.day && Leaving.calls >= 1)

      let (window, view) = onMac()
      (Leaving.kept, Leaving.calls) = (Leaving(), 0)
      view.delegate = Leaving.kept
      view.send(.select(Self.day))
      window.settle()
      #expect(view.delegate == nil && view.engine.state.selection.onlyDay == Self.day && Leaving.calls >= 1)
    }

    @Test("AP-78: a source with thousands of events that reloads and scrolls the calendar while it is asked, with both")
    func changes() {
      let (source, shown) = (Source(), ShownCalendar())
      shown.view.timeline = nil
      shown.view.dataSource = source
      shown.settle()
      #expect(CADisplayLink.standInRunning == 0 && source.asked > 30 && source.asked < 2_000)
      #expect(shown.node(.button, "+") != nil || shown.tree.views.values.contains { $0.node.text.hasPrefix("+") })

      let (window, view) = onMac()
      let other = Source()
      view.engine.dataSource = other
      window.settle()
      #expect(CADisplayLink.standInRunning == 0 && other.asked > 30 && other.asked < 2_000)
    }

    private func onMac() -> (NSWindow, AlmanacCalendarNSView) {
      let window = NSWindow(standInSize: CGSize(width: 800, height: 600))
      let view = AlmanacCalendarNSView(
        configuration: CalendarConfiguration(today: ShownCalendar.today), followsClock: false)
      view.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      window.standInContent.addSubview(view)
      window.settle()
      return (window, view)
    }
  }
}
