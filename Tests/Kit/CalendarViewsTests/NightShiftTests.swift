import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Events that end after midnight, at each level.
struct NightShiftTests {
  /// A night shift, a party that ends later, an event of 36 hours, and days without events around each.
  private static let events: [Event] = [
    .timed("shift", november(10), 22 * 3600, november(11), 6 * 3600),
    .timed("limit", november(13), 22 * 3600, november(14), 9 * 3600),
    .timed("party", november(17), 20 * 3600, november(18), 10 * 3600),
    .timed("trip", november(24), 20 * 3600, november(26), 8 * 3600),
  ]
  private static let listed = ["shift": [10], "limit": [13], "party": [17, 18], "trip": [24, 25, 26]]
  private static let touched = ["shift": [10, 11], "limit": [13, 14], "party": [17, 18], "trip": [24, 25, 26]]

  private func harness(
    _ level: CalendarLevel.ID, _ events: [Event] = events, height: Double = 700,
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialDay = november(16)
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: Size(width: 1050, height: height))
    harness.settle()
    return harness
  }

  /// The dates of November on which `isShown` holds.
  private func dates(_ isShown: (DayNumber) -> Bool) -> [Int] { (1...30).filter { isShown(november($0)) } }

  /// The dates that the bars of an event lie on.
  private func barDates(_ uid: String, _ harness: CalendarHarness) -> [Int] {
    let elements = harness.view.elements()
    let bars = elements.filter { $0.event == uid }.map(\.frame)
    return dates { day in
      elements.contains { cell in
        cell.role == .gridCell && cell.day == day
          && bars.contains {
            cell.frame.contains(Point(x: cell.frame.midX, y: $0.midY)) && $0.minX < cell.frame.midX
              && $0.maxX > cell.frame.midX
          }
      }
    }
  }

  @Test("H4: bars of a month, and the numbers that its cells say, are on the first day of a night shift only")
  func month() throws {
    let harness = try harness(.month)
    for (uid, dates) in Self.listed { #expect(barDates(uid, harness) == dates, "\(uid)") }
    let busy = dates { day in
      harness.view.elements().contains { $0.role == .gridCell && $0.day == day && $0.name.contains("1 event") }
    }
    #expect(busy == Self.listed.values.joined().sorted())
    for day in 1...30 { #expect(harness.view.occurrences(on: november(day)).isEmpty == !busy.contains(day), "\(day)") }
  }

  @Test("H4: a night shift takes no row of the next day, and lies below earlier events of its own")
  func rows() throws {
    let more: [Event] = [
      .timed("lunch", november(10), 43_200, november(10), 46_800),
      .timed("tea", november(11), 54_000, november(11), 57_600),
    ]
    let harness = try harness(.month, Self.events + more)
    func lane(_ uid: String) -> Int? { harness.view.elements().first { $0.event == uid }?.lane }
    #expect(lane("lunch") == 0 && lane("shift") == 1 && lane("tea") == 0)
  }

  @Test("H4: dots follow, and a threshold of 0 shows events on all their days", arguments: [true, false])
  func dots(isOn: Bool) throws {
    let harness = try harness(.month) {
      $0.monthEvents = .dots
      if !isOn { $0.nextDayThreshold = 0 }
    }
    let marked = harness.shownViews(DayCell.self).filter { !$0.indicators.isEmpty }.compactMap { $0.context?.day }
    let wanted = (isOn ? Self.listed : Self.touched).values.joined().sorted()
    #expect(dates { marked.contains($0) } == wanted)
  }

  @Test("H4: the year marks the days on which events are listed")
  func year() throws {
    let harness = try harness(.year)
    let month = MonthBlock(index: 10, firstDay: november(1), dayCount: 30)
    let density = EventDays().days(of: month, harness.timeline)
    let marked = (0..<30).filter { density[$0].contains(.hasEvents) }.map { $0 + 1 }
    #expect(marked == Self.listed.values.joined().sorted())
  }

  @Test("H4: the agenda, the row of days above a list, and the list of a day have a night shift once")
  func lists() throws {
    let agenda = try harness(.agenda, height: 2000) { $0.initialDay = november(1) }
    for (uid, dates) in Self.listed {
      let rows = agenda.view.elements().filter { $0.event == uid }.compactMap(\.day)
      #expect(rows == dates.map { november($0) }, "\(uid)")
    }
    for (uid, dates) in Self.touched {
      for date in dates {
        let list = try harness(.day) {
          $0.dayPresentation = .strip
          $0.initialDay = november(date)
        }
        let isListed = list.view.elements().contains { $0.event == uid }
        #expect(isListed == (Self.listed[uid]?.contains(date) == true), "\(uid) on \(date)")
        #expect(list.view.occurrences(on: november(date)).isEmpty == !isListed)
      }
    }
  }

  @Test("H4: hours show an event on all days that it touches, and so do their lists and their queries")
  func hours() throws {
    for (uid, dates) in Self.touched where uid != "trip" {
      for date in dates {
        let day = try harness(.day, height: 2000) {
          $0.dayPresentation = .hours
          $0.initialDay = november(date)
        }
        #expect(day.view.elements().contains { $0.event == uid }, "\(uid) on \(date)")
        #expect(day.view.occurrences(on: november(date)).count == 1)
        day.view.send(.showEvents(of: november(date)))
        day.settle()
        let rows = day.shownViews(AgendaRowView.self).compactMap { $0.row?.event?.uid }
        #expect(rows == [uid], "the list of \(date)")
      }
    }
  }

  @Test("H4: a new threshold, and a timeline that comes later, show events anew")
  func changes() throws {
    let harness = try harness(.month) { $0.nextDayThreshold = 0 }
    #expect(barDates("shift", harness) == [10, 11])
    var configuration = harness.view.configuration
    configuration.nextDayThreshold = 6 * 60
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(barDates("shift", harness) == [10])
    #expect(barDates("limit", harness) == [13, 14])
    harness.view.timeline = EventTimeline(
      store: try MemoryEventStore.holding(Self.events), displayZone: .utc, zones: FixedZoneProvider([]))
    harness.settle()
    #expect(barDates("shift", harness) == [10])
  }

  @Test("H4: what VoiceOver says of a night shift has both ends")
  func label() throws {
    let name = try #require(try harness(.month).view.elements().first { $0.event == "shift" }?.name)
    #expect(name.contains("10 November") && name.contains("22:00") && name.contains("11 November, 06:00"))
  }
}
