import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Files")
  struct FileTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    @Test("a dropped file is shown")
    func drop() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.drop(
          Self.calendar(
            """
            BEGIN:VEVENT
            UID:1
            SUMMARY:Regatta
            DTSTART;VALUE=DATE:20261118
            DTEND;VALUE=DATE:20261121
            END:VEVENT
            BEGIN:VEVENT
            UID:2
            SUMMARY:Supper
            DTSTART;TZID=America/New_York:20261124T120000
            DTEND;TZID=America/New_York:20261124T130000
            END:VEVENT
            """), name: "club.ics")
        let regatta = try await page.find("button", named: "Regatta")
        #expect(abs(regatta.frame[2] - 3 * 1200 / 7) < 8)
        let supper = try await page.find("button", named: "Supper")
        #expect(supper.name.contains("6:00"), "noon in New York is six in Berlin: \(supper.name)")
        #expect(try await page.heard("calendarload").count == 1)
        #expect(try await page.heard("loaderror") == [])
        #expect(!(try await page.said().contains("No events")))
        try await page.picture("dropped")
      }
    }

    @Test("the good events of a malformed file are shown, and a notice says what was skipped and why")
    func malformed() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.drop(
          Self.calendar(
            """
            BEGIN:VEVENT
            UID:1
            SUMMARY:Good
            DTSTART;VALUE=DATE:20261118
            END:VEVENT
            BEGIN:VEVENT
            UID:2
            SUMMARY:Bad
            DTSTART:yesterday
            END:VEVENT
            """), name: "broken.ics")
        _ = try await page.find("button", named: "Good")
        try await page.browser.until("probe.heard.some((each) => each.kind === 'loaderror')")
        try await page.browser.settle()
        #expect(!(try await page.bars().contains { $0.name.contains("Bad") }))
        let said = try await page.said()
        #expect(
          said.contains("broken.ics: 1 event · Skipped: 1 · Line 12: DTSTART:yesterday cannot be read"), "\(said)")
        let heard = try await page.heard("loaderror").last ?? ""
        #expect(heard.contains("broken.ics: line 12: DTSTART: expected "), "developers get the reason: \(heard)")
        try await page.picture("dropped-malformed")
      }
    }

    @Test("a file that is not a calendar removes nothing")
    func nonsense() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.drop(
          Self.calendar("BEGIN:VEVENT\nUID:1\nSUMMARY:Kept\nDTSTART;VALUE=DATE:20261118\nEND:VEVENT"), name: "a.ics")
        _ = try await page.find("button", named: "Kept")
        try await page.drop("%PDF-1.7 \u{0} nonsense", name: "letter.pdf")
        try await page.browser.until("probe.heard.some((each) => each.kind === 'loaderror')")
        try await page.browser.settle()
        #expect(try await page.said().contains("letter.pdf"))
        _ = try await page.find("button", named: "Kept")
        try await page.picture("dropped-nonsense")
      }
    }

    private static func calendar(_ events: String) -> String {
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Test//EN\n\(events)\nEND:VCALENDAR\n".replacing("\n", with: "\r\n")
    }
  }
}
