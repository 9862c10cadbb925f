import BrowserDriver
import Testing

extension ElementTests {
  /// Edits that a page makes, and what it is told of edits that people make.
  @Suite("Editing by a script")
  struct EditingScriptTests {
    private static let scene = Scene().with {
      $0.events = [Scene.allDay("Fair")]
      $0.isEditable = true
      $0.path = "/#token=secret"
    }

    private static func outcome(_ call: String, _ page: MonthPage) async throws -> String {
      try await page.driver.js("probe.host.\(call).then(JSON.stringify)", as: String.self)
    }

    @Test("ED-150: a page creates, changes and deletes events, which its server saves and people can undo")
    func methods() async throws {
      try await MonthPage.open(Self.scene) { page in
        let made = try await Self.outcome(
          "create({ id: 'gala', title: 'Gala', start: '2026-11-19', color: 'green' })", page)
        #expect(made == #"{"ok":true,"id":"gala","reason":null}"#)
        let before = try await page.find("button", named: "Gala")
        _ = try await Self.outcome("edit('gala', { title: 'Ball', start: new Date(2026, 10, 12), allDay: true })", page)
        let after = try await page.find("button", named: "Ball")
        #expect(after.frame[1] < before.frame[1])
        try await page.waitUntilSaved()
        #expect(try await page.heard("eventchange").count == 2)
        try await page.reload()
        _ = try await page.find("button", named: "Ball")
        let gone = try await Self.outcome("deleteEvent('gala')", page)
        #expect(gone == #"{"ok":true,"id":"gala","reason":null}"#)
        try await page.waitUntilSaved()
        try await page.driver.js("probe.host.undo()")
        _ = try await page.find("button", named: "Ball")
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-150: what cannot be done is an outcome with a reason, never an error")
    func refusals() async throws {
      try await MonthPage.open(Self.scene) { page in
        for (call, reason) in [
          ("create({ title: 'X' })", "start: expected an ISO date or time, a Date, milliseconds or a Temporal object"),
          ("create(null)", "expected an object"), ("edit('nothing', { title: 'X' })", "there is no event with this id"),
          ("edit('x', {}, { scope: 'some' })", "scope: expected this, following, all"),
          ("deleteEvent('x', { recurrenceId: 'never' })", "recurrenceId: expected the start of an occurrence"),
          ("create({ title: 'X', start: '2026-11-19T09:00', zone: 'Nowhere' })", "start: there is no zone Nowhere"),
        ] {
          let outcome = try await Self.outcome(call, page)
          #expect(outcome.hasPrefix(#"{"ok":false,"#) && outcome.contains(#""reason":"\#(reason)""#), "\(outcome)")
        }
        try await page.driver.js("(probe.host.editable = null, probe.host.addEventListener('eventchange', () => {}))")
        let outcome = try await Self.outcome("create({ title: 'X', start: '2026-11-19' })", page)
        #expect(outcome.contains("only with the attribute editable"), "\(outcome)")
      }
    }

    @Test("ED-105, ED-150: a page is told when people begin and end, and shows a form of its own in place of ours")
    func ownForm() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.waitUntilSaved()
        #expect(try await page.heard("editend").last == #"{"kind":"move","committed":true}"#)
        try await page.driver.js(
          """
          probe.host.addEventListener('editstart', event => {
            if (event.detail.kind !== 'edit') return;
            event.preventDefault();
            probe.host.edit(event.detail.event.id, { title: 'Market' });
          })
          """)
        let (x, y) = try await page.center(of: try await page.find("button", named: "Fair"))
        try await page.browser.click(x: x, y: y)
        try await page.driver.until("probe.find('button', 'Edit')")
        try await page.press(.letter("e"))
        _ = try await page.find("button", named: "Market")
        #expect(try await page.driver.js("!probe.root.querySelector('textarea')") == true)
        try await page.waitUntilSaved()
      }
    }
  }
}
