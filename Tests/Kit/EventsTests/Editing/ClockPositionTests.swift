import CalendarSystems
import SystemServices
import Testing
import TimeZones

@testable import Events

@Suite("Editing: positions of a pointer among hours")
struct ClockPositionTests {
  private static let zones = [
    "America/Havana", "America/New_York", "America/Sao_Paulo", "Africa/Cairo", "Antarctica/Troll", "Asia/Tehran",
    "Australia/Lord_Howe", "Europe/Paris", "Pacific/Apia",
  ]

  @Test("ED-18, ED-20: a position is that of the axis of its day, where clocks change and where a day is left out")
  func axis() {
    let provider = SystemZones()
    var broken: String?
    var count = 0
    for name in Self.zones {
      guard let zone = provider.rules(for: name) else { continue }
      let clock = EditClock(zone: zone, zones: provider)
      for change in zone.transitions(from: Instant(seconds: 0), to: Instant(seconds: 1_800_000_000)) {
        for offset in -1...1 {
          let day = zone.localDateTime(at: change.instant).day + offset
          let axis = DayAxis(day: day, in: zone)
          for second in [-5, 0, 1, 3600, 7199, 7200, 43_200, axis.length - 1, axis.length, axis.length + 9] {
            let position = ClockPosition(day: day, second: second, on: clock)
            let wall = Int64(day.rawValue) * 86_400 + Int64(axis.wallSecond(atElapsed: second))
            count += 1
            guard position.instant != axis.instant(atElapsed: second) || position.reading != wall else { continue }
            broken = "\(name) \(day.rawValue) \(second)"
          }
        }
      }
    }
    #expect(broken == nil)
    #expect(count > 1000)
  }
}
