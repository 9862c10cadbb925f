import Almanac
import Foundation

/// A thousand mixed rules over one and ten years, floating and in a zone, beside python-dateutil and libical; CPU time.
enum RecurrenceBench {
  static func run(_ report: inout Report) {
    let rules = RuleSet.make(1000)
    let peers = [("dateutil", Dateutil.measure(rules)), ("libical", Libical.measure(rules))]
    for (name, figures) in peers where figures == nil {
      print("recurrence: \(name) is not here (make test-peers installs it), and so not beside our figures")
    }
    for (index, years) in [1, 10].enumerated() {
      for zone in [nil, "Europe/Berlin"] {
        let (count, time) = expand(rules, years: years, zone: zone)
        for (name, figures) in peers {
          if let figures, figures[index].count != count {
            print("recurrence: \(name) finds \(figures[index].count) occurrences, not \(count)")
          }
        }
        report.add(
          "1,000 rules, \(years) year\(years == 1 ? "" : "s"), \(zone == nil ? "floating" : "in a zone"), an occurrence",
          time / Double(count), .nanoseconds, against: .arithmetic,
          peers: peers.compactMap { name, figures in
            figures.map { (name, $0[index].seconds * 1e9 / Double($0[index].count)) }
          })
      }
    }
  }

  /// Occurrences from 2025 on, and the nanoseconds of CPU that all took.
  private static func expand(_ rules: [RuleSet.Item], years: Int, zone: String?) -> (count: Int, nanoseconds: Double) {
    let first = GregorianCalendar.shared.firstDay(of: 2025)
    let zones = FixedZoneProvider([RuleSet.berlin])
    let display = zone == nil ? ZoneRules.utc : RuleSet.berlin
    let outlines = rules.enumerated().map { index, item -> EventOutline in
      let end = LocalDateTime(secondsAsUTC: item.start.secondsAsUTC + 900)
      return EventOutline(
        id: EventID(Int64(index) + 1), start: zone.map { .zoned(item.start, zone: $0) } ?? .floating(item.start),
        end: zone.map { .zoned(end, zone: $0) } ?? .floating(end), isRecurring: true)
    }
    let recurrences = rules.map { Recurrence(rules: [$0.rule]) }
    var best = Double.infinity
    var count = 0
    for _ in 0..<9 {
      var found: [Occurrence] = []
      count = 0
      let begin = clock()
      var expander = OccurrenceExpander(
        touching: first..<GregorianCalendar.shared.firstDay(of: 2025 + years), displayZone: display, zones: zones)
      for index in outlines.indices {
        found.removeAll(keepingCapacity: true)
        _ = expander.append(recurrences[index], of: outlines[index], replaced: [], to: &found)
        count += found.count
      }
      best = min(best, Double(clock() - begin) * 1e9 / Double(CLOCKS_PER_SEC))
    }
    return (count, best)
  }
}

extension GregorianCalendar {
  fileprivate func firstDay(of year: Int) -> DayNumber {
    (try? dayNumber(of: DateFields(year: year, month: 1, day: 1))) ?? DayNumber(0)
  }
}
