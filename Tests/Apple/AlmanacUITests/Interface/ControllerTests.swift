import Almanac
import AlmanacLists
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Controllers and other views")
  @MainActor struct ControllerTests {
    final class Market: AlmanacCalendarViewController {
      var selected: [DayNumber] = []
      override func events(on day: DayNumber) -> [Event] {
        Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
      }
      override func didSelect(_ day: DayNumber) { selected.append(day) }
    }

    private func show(_ view: UIView, _ size: CGSize = CGSize(width: 375, height: 667)) -> StandInScreen {
      let screen = StandInScreen(size: size)
      view.frame = CGRect(origin: .zero, size: size)
      screen.window.addSubview(view)
      screen.commit()
      for _ in 0..<100 where CADisplayLink.standInRunning > 0 { screen.frame() }
      return screen
    }

    @Test("AP-52: a controller asks its subclass for events, lists them and reports what was selected")
    func controller() throws {
      let market = Market(configuration: CalendarConfiguration(today: DayNumber(20_778)))
      let screen = show(market.view)
      market.calendar.send(.select(DayNumber(20_777)))
      for _ in 0..<100 where CADisplayLink.standInRunning > 0 { screen.frame() }
      #expect(market.engine.events.count == 1)
      #expect(market.selected.last == DayNumber(20_777) && market.title == "Calendar")
      let spoken = (market.view as? AlmanacHostUIView)?.canvas.tree.views.values.map(\.node.text) ?? []
      #expect(spoken.contains("Market"))
    }

    @Test("AP-52: a controller is freed with its view, though the engine asks it")
    func freed() {
      weak var market: Market?
      do {
        let made = Market(configuration: CalendarConfiguration(today: DayNumber(20_778)))
        market = made
        let screen = show(made.view)
        made.view.removeFromSuperview()
        screen.commit()
      }
      #expect(market == nil)
    }

    @Test("AP-52: the row of weekdays has a height of its own and the names of its configuration")
    func weekdays() throws {
      let menu = AlmanacWeekdayMenuUIView(configuration: CalendarConfiguration(today: DayNumber(20_778)))
      #expect(menu.intrinsicContentSize.height == 28)
      _ = show(menu, CGSize(width: 700, height: 28))
      let names = menu.canvas.tree.views.values.map(\.node.text).filter { !$0.isEmpty }
      #expect(names.count == 7 && names.contains { $0.hasPrefix("Mon") })
    }

    @Test("AP-52: a collection shows the models of its manager")
    func collection() throws {
      final class NameCell: ReusableView, ModelTransfer {
        func update(with model: String) { text = model }
      }
      let list = AlmanacCollectionUIView()
      list.manager.register(NameCell.self)
      list.manager.memoryStorage.setItems(["Soup", "Stew"])
      _ = show(list)
      let texts = Set(list.canvas.tree.views.values.map(\.node.text))
      #expect(texts.isSuperset(of: ["Soup", "Stew"]))
    }

    @Test("AP-52: what a person does is reported once, after the frame; what the program sets is not reported")
    func news() throws {
      let shown = ShownCalendar()
      var heard: [String] = []
      shown.view.onSelectionChange = { heard.append("selection \($0.count)") }
      shown.view.onLevelChange = { heard.append("level \($0)") }
      shown.view.onSelect = { heard.append("day \($0.rawValue)") }
      shown.view.selectedDay = ShownCalendar.today
      shown.view.level = .week
      shown.settle()
      #expect(heard == [] && shown.view.selectedDay == ShownCalendar.today && shown.view.level == .week)
      shown.view.send(.select(ShownCalendar.today + 1))
      shown.view.send(.setLevel(.day, around: nil, animated: false))
      #expect(heard == ["day 20779"])
      shown.settle()
      #expect(heard == ["day 20779", "selection 1", "level day"])
    }

    @Test("AP-53: the system's calendar, locale and zone become a configuration")
    func system() throws {
      var calendar = Foundation.Calendar(identifier: .hebrew)
      calendar.firstWeekday = 2
      let zone = try #require(TimeZone(identifier: "Pacific/Apia"))
      // 2011-12-30 was skipped there.
      let date = Date(timeIntervalSince1970: 1_325_239_200)
      let configuration = CalendarConfiguration.system(
        calendar: calendar, locale: Locale(identifier: "he-IL"), timeZone: zone, date: date)
      #expect(configuration.calendar.identifier == .hebrew && configuration.direction == .rightToLeft)
      #expect(configuration.grid.firstWeekday == .monday && configuration.now == Instant(date))
      #expect(configuration.today == DayNumber(date, in: zone))
      #expect(try ISODate.parse("2011-12-31") == configuration.today)
    }

    @Test("AP-53: days and dates are exact at each transition of forty zones")
    func dates() throws {
      let names = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }
      for index in 0..<40 {
        let zone = try #require(TimeZone(identifier: names[index * names.count / 40]))
        for transition in ZoneRules(zone).transitions.suffix(60) {
          for offset in [-86_400, -1, 0, 1, 86_400] {
            let date = Date(transition.instant).addingTimeInterval(Double(offset))
            let day = DayNumber(date, in: zone)
            let (start, next) = (Date(day, in: zone), Date(day + 1, in: zone))
            #expect(start <= date && date < next, "\(zone.identifier) \(date)")
          }
        }
      }
    }
  }
}
