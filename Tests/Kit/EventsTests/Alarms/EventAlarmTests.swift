import Testing
import TimeZones

@testable import Events

/// The alarms of an event in its lines.
@Suite("Alarms of events")
struct EventAlarmTests {
  private func event(_ lines: [String]) -> Event {
    var event = Event.test("a", floating("2026-03-02 09:00"), floating("2026-03-02 10:00"))
    event.otherLines = lines
    return event
  }

  private func alarm(_ lines: String...) -> [String] { ["BEGIN:VALARM"] + lines + ["END:VALARM"] }

  @Test(
    "ED-205: alarms are read with their trigger and action, whatever the case and the parameters",
    arguments: [
      ("TRIGGER:-PT15M", .start(seconds: -900)), ("trigger:-p1dt2h", .start(days: -1, seconds: -7_200)),
      ("TRIGGER;RELATED=END:PT5M30S", .end(seconds: 330)),
      ("TRIGGER;X-A=\"a;b\";RELATED=start:-P2W", .start(days: -14)),
      ("TRIGGER:PT0S", .start()), ("TRIGGER:+PT9H", .start(seconds: 32_400)),
      ("TRIGGER;VALUE=DATE-TIME:20260301T090000Z", .at(Instant(seconds: 1_772_355_600))),
    ] as [(String, EventAlarm.Trigger)])
  func reading(line: String, trigger: EventAlarm.Trigger) {
    let alarms = event(["X-A:1"] + alarm("ACTION:Display", line)).alarms
    #expect(alarms.map { $0.trigger } == [trigger] && alarms.map { $0.action } == [.display])
  }

  @Test(
    "ED-205: a component without a valid time or action is no alarm, and is kept",
    arguments: [
      "TRIGGER:soon", "TRIGGER:-PT", "TRIGGER:P1H", "TRIGGER:-PT15", "TRIGGER:P", "TRIGGER:PT1D", "X-TRIGGER:PT1M",
      "TRIGGER;VALUE=DATE-TIME:20260231T090000Z", "TRIGGER;VALUE=DATE-TIME:20260301T090000", "TRIGGER:P99999999D",
    ])
  func invalid(line: String) {
    var event = event(alarm("ACTION:DISPLAY", line) + alarm("TRIGGER:-PT5M"))
    #expect(event.alarms.isEmpty)
    let lines = event.otherLines
    event.alarms = []
    #expect(event.otherLines == lines)
    event.alarms = [EventAlarm(.start(seconds: -60))]
    #expect(Array(event.otherLines.prefix(lines.count)) == lines && event.alarms.count == 1)
  }

  @Test("ED-205: a written alarm is read as it was, and its lines are those of other programs")
  func writing() {
    var event = event([])
    let triggers: [EventAlarm.Trigger] = [
      .start(), .start(seconds: -900), .start(days: -1), .start(days: -14), .start(days: -1, seconds: -3_661),
      .end(seconds: 90), .at(Instant(seconds: 1_772_355_600)), .start(seconds: 32_400), .start(days: -10),
    ]
    event.alarms = triggers.map { EventAlarm($0) }
    #expect(event.alarms.map { $0.trigger } == triggers)
    #expect(
      event.otherLines.filter { $0.hasPrefix("TRIGGER") } == [
        "TRIGGER:PT0S", "TRIGGER:-PT15M", "TRIGGER:-P1D", "TRIGGER:-P2W", "TRIGGER:-P1DT1H1M1S",
        "TRIGGER;RELATED=END:PT1M30S", "TRIGGER;VALUE=DATE-TIME:20260301T090000Z", "TRIGGER:PT9H", "TRIGGER:-P10D",
      ])
  }

  @Test("ED-205: an alarm that stays keeps its lines, also in the place of others, and inner components are not read")
  func keeping() {
    let mail = alarm(
      "ACTION:EMAIL", "ATTENDEE:mailto:a@example.org", "SUMMARY:x", "BEGIN:VLOCATION", "TRIGGER:PT1H", "END:VLOCATION",
      "TRIGGER:-P1D", "X-B:2")
    var event = event(["X-A:1"] + alarm("ACTION:AUDIO", "TRIGGER:-PT5M", "ATTACH:x") + ["X-C:3"] + mail)
    #expect(event.alarms.map { $0.action } == [.audio, .email])
    #expect(event.alarms[1].trigger == .start(days: -1))
    event.alarms.removeFirst()
    #expect(event.otherLines == ["X-A:1"] + mail + ["X-C:3"])
    event.acknowledgeAlarm(0, at: Instant(seconds: 0))
    #expect(event.otherLines.contains("X-B:2") && event.alarms[0].acknowledged == Instant(seconds: 0))
    let lines = event.otherLines
    event.acknowledgeAlarm(0, at: Instant(seconds: -1))
    event.acknowledgeAlarm(7, at: Instant(seconds: 9))
    #expect(event.otherLines == lines)
    event.acknowledgeAlarm(0, at: Instant(seconds: 60))
    #expect(event.otherLines.filter { $0.hasPrefix("ACKNOWLEDGED") } == ["ACKNOWLEDGED:19700101T000100Z"])
  }

  @Test("ED-205: a postponed alarm is acknowledged and repeated once, also if it is postponed again")
  func snoozing() {
    var event = event([])
    event.alarms = [EventAlarm(.start(seconds: -900)), EventAlarm(.start())]
    event.snoozeAlarm(0, at: Instant(seconds: 100), until: Instant(seconds: 400))
    #expect(event.alarms.map { $0.isSnooze } == [false, false, true])
    #expect(event.alarms[0].acknowledged == Instant(seconds: 100) && event.alarms[1].acknowledged == nil)
    event.snoozeAlarm(2, at: Instant(seconds: 400), until: Instant(seconds: 700))
    #expect(event.alarms.map { $0.trigger }[2...] == [.at(Instant(seconds: 700))])
    event.snoozeAlarm(1, at: Instant(seconds: 500), until: Instant(seconds: 800))
    #expect(event.alarms.count == 4 && Set(event.alarms.compactMap { $0.snoozed }).count == 2)
  }

  @Test("ED-205: an edit of a series adds and removes whole alarms of an override whose other lines differ")
  func differences() {
    var (old, override) = (event(["X-A:1"]), event(["X-B:1"]))
    old.alarms = [EventAlarm(.start(seconds: -300))]
    override.alarms = old.alarms
    var new = old
    new.alarms = [EventAlarm(.start(seconds: -600)), EventAlarm(.start())]
    EventDifference(from: old, to: new).applyTexts(to: &override)
    #expect(override.alarms == new.alarms && override.otherLines.first == "X-B:1")
  }
}
