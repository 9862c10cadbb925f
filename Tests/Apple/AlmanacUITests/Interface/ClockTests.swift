import Almanac
import AppKit
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Clock")
  @MainActor struct ClockTests {
    /// 2026-11-21, noon in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)

    /// Sets the clock of the system while a test runs.
    private func at(_ date: Date, _ body: () async throws -> Void) async rethrows {
      let former = DayClock.now
      DayClock.now = { date }
      defer { DayClock.now = former }
      try await body()
    }

    /// Lets notifications arrive.
    private func turn() async { for _ in 0..<20 { await Task.yield() } }

    private func show(_ view: UIView) -> StandInScreen {
      let screen = StandInScreen(size: CGSize(width: 375, height: 667))
      view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      screen.window.addSubview(view)
      return screen
    }

    @Test(
      "AP-49: today is a day of the configuration's zone, wherever the device is",
      arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
    func zone(identifier: String) async throws {
      let zone = try #require(TimeZone(identifier: identifier))
      let date = Self.noon
      await at(date) {
        let view = AlmanacCalendarUIView(configuration: .system(timeZone: zone, date: Date(timeIntervalSince1970: 0)))
        let screen = show(view)
        #expect(view.configuration.today == DayNumber(date, in: zone))
        #expect(view.engine.configuration.today == DayNumber(date, in: zone))
        screen.commit()
      }
    }

    @Test("AP-49: today and the now line follow the clock while the calendar is seen, and no timer runs afterwards")
    func follows() async {
      let view = AlmanacCalendarUIView(configuration: .system(timeZone: .gmt, date: Date(timeIntervalSince1970: 0)))
      #expect(view.configuration.today == DayNumber(0))
      var screen: StandInScreen?
      await at(Self.noon) {
        screen = show(view)
        #expect(view.configuration.today == DayNumber(20_778))
      }
      await at(Self.noon + 3 * 86_400) {
        NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
        await turn()
        #expect(view.configuration.today == DayNumber(20_781))
        view.removeFromSuperview()
      }
      await at(Self.noon + 9 * 86_400) {
        NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
        await turn()
        #expect(view.configuration.today == DayNumber(20_781) && screen != nil)
      }
    }

    @Test("AP-49: in the background the clock stops, and it starts again with the present day")
    func background() async {
      let view = AlmanacCalendarUIView(configuration: .system(timeZone: .gmt, date: Self.noon))
      var screen: StandInScreen?
      await at(Self.noon) { screen = show(view) }
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      await turn()
      await at(Self.noon + 2 * 86_400) {
        NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
        await turn()
        #expect(view.configuration.today == DayNumber(20_778))
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        await turn()
        #expect(view.configuration.today == DayNumber(20_780) && screen != nil)
      }
      view.removeFromSuperview()
    }

    @Test("AP-49, AP-52: the calendar of a controller follows the clock, and its elements have language and words")
    func controller() async throws {
      let controller = AlmanacCalendarViewController(
        configuration: .system(
          locale: Locale(identifier: "de-DE"), timeZone: .gmt, date: Date(timeIntervalSince1970: 0)))
      try await at(Self.noon) {
        let screen = show(controller.view)
        for _ in 0..<100 where CADisplayLink.standInRunning > 0 { screen.frame() }
        #expect(controller.configuration.today == DayNumber(20_778))
        #expect(controller.calendar.configuration.today == DayNumber(20_778))
        let tree = try #require((controller.view as? AlmanacHostUIView)?.canvas.tree)
        #expect(tree.language?.hasPrefix("de") == true && tree.speech.words.current == "Heute")
        controller.view.removeFromSuperview()
      }
    }

    @Test("AP-49: a trait that changes between two minutes leaves the now line where it is")
    func nowLine() async {
      let view = AlmanacCalendarUIView(configuration: .system(timeZone: .gmt, date: Date(timeIntervalSince1970: 0)))
      await at(Self.noon) {
        let screen = show(view)
        screen.window.standInTraits = .standIn(contrast: .high)
        #expect(view.engine.configuration.now == Instant(Self.noon))
      }
      view.removeFromSuperview()
    }

    @Test("AP-49: a calendar of AppKit follows the clock, too")
    func appKit() async {
      let view = AlmanacCalendarNSView(configuration: .system(timeZone: .gmt, date: Date(timeIntervalSince1970: 0)))
      await at(Self.noon) {
        let window = NSWindow(standInSize: CGSize(width: 800, height: 600))
        window.standInContent.addSubview(view)
        #expect(view.engine.configuration.today == DayNumber(20_778))
        view.removeFromSuperview()
      }
    }
  }
}
