import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Laws of events of the page")
struct SourcePropertyTests {
  private typealias Clock = BatchBytes.Clock

  private static var zones: FixedZoneProvider {
    let rules = ["CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"]
    return FixedZoneProvider(
      zip(names, rules).map { ZoneRules(identifier: $0, initialOffset: 0, finalRule: PosixRule(posixText: $1)) })
  }
  private static let names = ["Europe/Paris", "America/New_York", "Australia/Lord_Howe"]
  private static let days = DayNumber(20_400)..<DayNumber(21_200)

  @Test(
    "W2, W3: whatever came before, a source shows what a new one with its events does; equal events change nothing",
    arguments: Seeds.first(8))
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let loader = EventLoader(zones: Self.zones)
    var items: [String: BatchBytes.Item] = [:]
    for step in 0..<30 {
      var changes: [BatchBytes.Item] = []
      for number in 0..<40 where Int.random(in: 0..<4, using: &random) == 0 {
        let id = "\(number)"
        if items[id] != nil, Bool.random(using: &random) {
          items[id] = nil
          changes.append(.removal(id))
        } else {
          let item = Self.item(id, &random)
          items[id] = item
          changes.append(item)
        }
      }
      _ = loader.take(try batch(changes), of: 0)
      let all = items.values.sorted { $0.id < $1.id }
      let fresh = EventLoader(zones: Self.zones)
      _ = fresh.take(try batch(all), of: 0)
      #expect(shown(loader) == shown(fresh), "step \(step)")
      var count = 0
      let token = loader.store.observe { _ in count += 1 }
      _ = loader.take(try batch(all), of: 0)
      #expect(count == 0, "step \(step)")
      token.cancel()
    }
  }

  @Test(
    "W4: an event that is given in columns occurs when one that is written in a file does",
    arguments: Seeds.first(8))
  func files(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let item = Self.item("a", &random)
      let (columns, file) = (EventLoader(zones: Self.zones), EventLoader(zones: Self.zones))
      let report = columns.take(try batch([item]), of: 0)
      let text = Self.text(of: item)
      #expect(file.take(text: Array(text.utf8), of: 0, name: "").isRead)
      #expect(report.problemCount == 0 && shown(columns) == shown(file), "\(text)")
    }
  }

  // MARK: - Steps

  /// An event of any form that does not end before it starts.
  private static func item(_ id: String, _ random: inout SeededGenerator) -> BatchBytes.Item {
    var item = BatchBytes.Item(id: id, title: "Title \(Int.random(in: 0..<3, using: &random))")
    let rules = [
      "", "", "RRULE:FREQ=WEEKLY;COUNT=20", "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=30", "RRULE:FREQ=MONTHLY;COUNT=9",
    ]
    item.lines = rules[Int.random(in: 0..<rules.count, using: &random)]
    let clock = UInt16.random(in: 0...5, using: &random)
    (item.startClock, item.endClock) = (clock, clock)
    if clock == Clock.day {
      item.start = Double(Int.random(in: 20_500...20_900, using: &random))
      item.end = item.start + Double(Int.random(in: 1...4, using: &random))
    } else {
      item.start = Double(Int.random(in: 1_771_200_000 / 900...1_805_760_000 / 900, using: &random) * 900)
      item.end = item.start + Double(Int.random(in: 0...200, using: &random) * 900)
    }
    return item
  }

  private static func text(of item: BatchBytes.Item) -> String {
    func line(_ name: String, _ value: Double) -> String {
      guard item.startClock != Clock.day else {
        return name + ";VALUE=DATE:" + basic(ISODate.format(DayNumber(Int(value))))
      }
      let reading = LocalDateTime(secondsAsUTC: Int64(value))
      let clock = [reading.hour, reading.minute, reading.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
      let zone = item.startClock >= Clock.zone ? ";TZID=" + names[Int(item.startClock - Clock.zone)] : ""
      return name + zone + ":" + basic(ISODate.format(reading.day)) + "T" + clock
        + (item.startClock == Clock.utc ? "Z" : "")
    }
    func basic(_ date: String) -> String { date.filter { $0 != "-" } }
    let lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", line("DTSTART", item.start), line("DTEND", item.end)]
    return (lines + [item.lines, "END:VEVENT", "END:VCALENDAR", ""].filter { !$0.isEmpty }).joined(separator: "\r\n")
  }

  private func batch(_ items: [BatchBytes.Item]) throws -> EventBatch {
    var batch = BatchBytes(items)
    batch.zones = Self.names
    return try #require(EventBatch(batch.bytes))
  }

  /// What is shown in a zone with changes of clocks, in an order of its own.
  private func shown(_ loader: EventLoader) -> [String] {
    let zone = Self.zones.rules(for: "Europe/Paris") ?? .utc
    let timeline = EventTimeline(store: loader.store, displayZone: zone, zones: loader.zones)
    return timeline.occurrences(touching: Self.days).map { occurrence in
      let uid = timeline.event(occurrence.id.event)?.event.uid ?? ""
      return "\(uid) \(occurrence.firstDay.rawValue) \(occurrence.lastDay.rawValue) \(occurrence.start.seconds) "
        + "\(occurrence.end.seconds) \(occurrence.startSecond) \(occurrence.endSecond) \(occurrence.isAllDay)"
    }.sorted()
  }
}
