import Almanac
import Testing

@testable import WebHost

/// What the engine reports to pages about reminders.
@Suite("Reminders of pages")
struct PageReminderTests {
  private static let alarm = "BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:Reminder\nTRIGGER:-PT15M\nEND:VALARM"
  private static let mail = "BEGIN:VALARM\nACTION:EMAIL\nTRIGGER:-P1D\nSUMMARY:x\nEND:VALARM"
  private static let broken = "BEGIN:VALARM\nACTION:DISPLAY\nEND:VALARM"
  /// Noon of 21 November 2026, in UTC.
  private static let noon = Int64(20_778) * 86_400 + 43_200

  private static func item(_ lines: String) -> BatchBytes.Item {
    BatchBytes.Item(
      id: "talk", title: "Talk", lines: lines, start: Double(noon), end: Double(noon + 3_600),
      startClock: BatchBytes.Clock.floating, endClock: BatchBytes.Clock.floating)
  }

  private func reminders(_ page: RecordPage, _ from: Int64, _ to: Int64) throws -> [String] {
    page.port.messages = []
    page.session.screen?.content.reportReminders(from: Instant(seconds: from), to: Instant(seconds: to))
    return try #require(page.port.last(.export))
  }

  @Test("WK-220: due reminders are reported with their time, the position of the component, and the occurrence")
  func fields() throws {
    let page = try RecordPage([Self.item(Self.broken + "\n" + Self.alarm)])
    let due = Self.noon - 900
    let fields = try reminders(page, due, due + 1)
    #expect(fields.count == 13)
    #expect(Array(fields.prefix(4)) == ["\(due)", "1", "", ""])
    #expect(fields[4].contains("12:00") && fields[5] == "talk" && fields[6] == "Talk")
    #expect(try reminders(page, due + 1, due + 900) == [] && reminders(page, due - 900, due) == [])
    page.put([.removal("talk")])
    #expect(try reminders(page, due, due + 1) == [], "the answer is not kept when events change")
    page.session.screen?.content.reportMissedReminders(2)
    #expect(page.port.last(.export) == ["2 reminders missed"])
  }

  @Test("WK-222: records have reminders as times from the start, and other kinds as components; edits set them")
  func records() throws {
    let page = try RecordPage([Self.item(Self.alarm + "\n" + Self.mail)])
    let mail = Self.mail.replacing("\n", with: "\\n")
    #expect(try page.record("talk").contains(#""reminders":["-PT15M","\#(mail)"]"#))
    let changed = Self.item(Self.alarm.replacing("15", with: "30"))
    page.session.edit(.edit, fields: PageEdit.Fields.reminders.rawValue, scope: -1, BatchBytes([changed]).bytes)
    #expect(try page.record("talk").contains(#""reminders":["-PT30M"]"#))
    page.kept = try page.records()
    try page.edit(.undo)
    #expect(try page.record("talk").contains(mail))
  }
}
