import CalendarSystems
import Foundation
import SystemServices
import TestSupport
import Testing
import TimeZones

/// What holds for every day of every zone.
struct AxisCheck {
  var axis: DayAxis
  var zone: ZoneRules

  /// What breaks a law at one of the elapsed seconds, or `nil`.
  func violation(at seconds: [Int]) -> String? {
    let name = "\(zone.identifier), day \(axis.day.rawValue)"
    if Int64(axis.length) != axis.end - axis.start { return "\(name): length" }
    if axis.start != zone.startOfDay(axis.day) { return "\(name): start" }
    if axis.end != max(axis.start, zone.startOfDay(axis.day + 1)) { return "\(name): end" }
    var end = 0
    for piece in axis.pieces {
      if piece.start != end || piece.end <= piece.start { return "\(name): pieces \(axis.pieces)" }
      end = piece.end
    }
    let seconds = Set(seconds.map { min(max($0, 0), axis.length) }).sorted()
    for second in seconds where second < axis.length {
      let instant = axis.instant(atElapsed: second)
      if axis.elapsed(of: instant) != second { return "\(name): instant at \(second)" }
      let wall = axis.wallSecond(atElapsed: second)
      let reading = zone.localDateTime(at: instant).secondsAsUTC - Int64(axis.day.rawValue) * 86_400
      if Int64(wall) != reading { return "\(name): wall \(wall) at \(second)" }
      let both = [axis.elapsed(ofWallSecond: wall), axis.elapsed(ofWallSecond: wall, overlap: .later)]
      if !(both[0]...both[1]).contains(second) { return "\(name): reading \(wall)" }
      if both[0] == both[1], both[0] != second { return "\(name): reading \(wall)" }
    }
    return rulers(name, seconds)
  }

  private func rulers(_ name: String, _ seconds: [Int]) -> String? {
    let hours = [VisibleHours.all, VisibleHours([60..<200, 420..<720, 780..<1440])]
    for rule in [AxisRule.elapsed, .wallClock] {
      for hours in hours {
        let ruler = DayRuler(axis: axis, hours: hours, rule: rule)
        let what = "\(name), \(rule), \(hours.ranges.count) ranges"
        if rule == .elapsed, hours == .all, ruler.length != axis.length * 12 { return "\(what): length" }
        if rule == .wallClock, ruler.length != hours.minuteCount * 720 { return "\(what): length" }
        var former = -1
        var formerVisible = -1
        for second in seconds {
          let end = ruler.position(ofElapsed: second, edge: .end)
          let start = ruler.position(ofElapsed: second)
          if start < former || end > start || end < formerVisible || start > ruler.length {
            return "\(what): order at \(second)"
          }
          if second < axis.length, ruler.isVisible(elapsed: second) {
            if ruler.elapsed(atPosition: start) != second { return "\(what): inverse at \(second)" }
            if ruler.elapsed(atOrAfterPosition: start) != second { return "\(what): second inverse at \(second)" }
            if start <= formerVisible { return "\(what): not strictly ascending at \(second)" }
            formerVisible = start
          }
          former = start
        }
      }
    }
    return nil
  }
}

@Suite struct DayAxisLaws {
  @Test(
    "every day on which clocks change, in every zone from 1970 to 2037, is monotone, invertible and of the right length"
  )
  func everyChange() {
    let zones = SystemZones()
    var days = 0
    var broken: String?
    for identifier in TimeZone.knownTimeZoneIdentifiers.sorted() {
      guard broken == nil, let zone = zones.rules(for: identifier) else { continue }
      let changes = zone.transitions(from: Instant(seconds: 0), to: Instant(seconds: 2_145_916_800))
      for change in changes {
        let day = zone.localDateTime(at: change.instant - 1).day
        for day in [day, day + 1] {
          let axis = DayAxis(day: day, in: zone)
          let at = axis.elapsed(of: change.instant)
          let check = AxisCheck(axis: axis, zone: zone)
          broken =
            broken ?? check.violation(at: [0, at - 3600, at - 1, at, at + 1, at + 3599, axis.length - 1, axis.length])
          days += 1
        }
      }
    }
    #expect(broken == nil)
    #expect(days > 10_000)
  }

  @Test("20,000 random days of random zones are monotone, invertible and of the right length")
  func randomDays() {
    let zones = SystemZones()
    let rules = TimeZone.knownTimeZoneIdentifiers.sorted().compactMap { zones.rules(for: $0) }
    var random = SeededGenerator(seed: 305)
    var broken: String?
    for _ in 0..<20_000 where broken == nil && !rules.isEmpty {
      let zone = rules[Int.random(in: 0..<rules.count, using: &random)]
      let axis = DayAxis(day: DayNumber(Int.random(in: -40_000...40_000, using: &random)), in: zone)
      var seconds = [0, axis.length - 1, axis.length]
      for _ in 0..<4 where axis.length > 0 { seconds.append(Int.random(in: 0..<axis.length, using: &random)) }
      broken = AxisCheck(axis: axis, zone: zone).violation(at: seconds)
    }
    #expect(broken == nil)
  }

  private struct Walls: Decodable {
    struct Vector: Decodable {
      var zone: String
      var wall: String
      var kind: String
      var instants: [Int64]
      var firstInstantAfterGap: Int64?
    }
    var wall: [Vector]
  }

  @Test("wall times in gaps, folds and plain hours lie where an independent program puts them")
  func golden() throws {
    guard let golden = try Golden.decode(Walls.self, from: "timezones/wall.json") else { return }
    let zones = SystemZones()
    for vector in golden.wall {
      let zone = try #require(zones.rules(for: vector.zone), "no zone file for \(vector.zone)")
      let parts = vector.wall.split(separator: "T")
      let time = try parts[1].split(separator: ":").map { try #require(Int($0)) }
      let axis = DayAxis(day: try ISODate.parse(String(parts[0])), in: zone)
      let wall = time[0] * 3600 + time[1] * 60 + time[2]
      let found = axis.ranges(ofWallSeconds: wall..<wall + 1).map { axis.instant(atElapsed: $0.lowerBound).seconds }
      // A second pass may come before midnight of a day that has begun, and so lie on the day after.
      let next = DayAxis(day: axis.day + 1, in: zone)
      let late = next.ranges(ofWallSeconds: wall - 86_400..<wall - 86_399).map {
        next.instant(atElapsed: $0.lowerBound).seconds
      }
      #expect(found + late == vector.instants, "\(vector)")
      if let end = vector.firstInstantAfterGap {
        #expect(axis.instant(atElapsed: axis.elapsed(ofWallSecond: wall)).seconds == end, "\(vector)")
      }
    }
  }
}
