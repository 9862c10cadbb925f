import BrowserDriver
import Testing

extension ElementTests {
  /// Rules of edits, as a page sets them.
  @Suite("Rules of edits")
  struct RulesTests {
    private static let scene = Scene().with { $0.host = .staticFiles }
    /// Two events of whole days, a week apart, on the day of the scene and before.
    private static let start = """
      window.list = [{ id: 'fair', title: 'Fair', start: '2026-11-21' }, { id: 'trip', title: 'Trip', start: '2026-11-14' }];
      probe.host.events = list;
      probe.host.editable = '';
      probe.host.whenReady().then(() => probe.rest());
      """

    /// Drags "Fair" to "Trip", and returns what is written while it is held.
    private static func holdFairOverTrip(_ page: MonthPage) async throws -> String {
      let fair = try await page.find("button", named: "Fair")
      let (x, y) = try await page.center(of: fair)
      try await page.hold(fair, weeks: -1)
      let text = try await page.driver.js("probe.root.textContent", as: String.self)
      try await page.browser.release(at: (x, y - (try await page.rowHeight())))
      try await page.driver.settle()
      return text
    }

    private static func day(_ id: String, _ page: MonthPage) async throws -> String {
      try await page.driver.js(
        "probe.host.eventsIn({ start: '2026-10-01', end: '2027-01-01' }).find(({ id }) => id === '\(id)').start",
        as: String.self)
    }

    @Test("WK-196: what a rule rejects is shown with its reason while it is held and afterward, and stays where it was")
    func overlap() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.driver.js(Self.start)
        try await page.driver.js("probe.host.editRules = 'no-overlap'")
        let reason = "Not possible: it would overlap Trip."
        #expect(try await Self.holdFairOverTrip(page).contains(reason))
        #expect(try await Self.day("fair", page) == "2026-11-21")
        let alerts = "probe.all('alert').map(each => each.textContent).join()"
        #expect(try await page.driver.js(alerts, as: String.self).contains(reason))
        // The event itself allows what the rule forbids.
        try await page.driver.js(
          "probe.host.events = list.map(event => ({ ...event, overlap: event.id === 'fair' || undefined }))")
        try await page.driver.settle()
        _ = try await Self.holdFairOverTrip(page)
        #expect(try await Self.day("fair", page) == "2026-11-14")
      }
    }

    @Test("WK-196: sources, calendars, and events limit edits, and a script receives the reason")
    func fields() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.driver.js(Self.start)
        func outcome(_ list: String, _ calendars: String = "[]") async throws -> String {
          try await page.driver.js(
            """
            probe.host.calendars = \(calendars);
            probe.host.events = \(list);
            probe.host.edit('fair', { start: '2026-11-14' }).then(({ ok, reason }) => `${ok} ${reason}`)
            """, as: String.self)
        }
        #expect(
          try await outcome("list.map(event => ({ ...event, editable: 'edit delete' }))")
            == "false Not possible: this event may not be moved.")
        #expect(
          try await outcome("list.map(event => ({ ...event, calendar: 'hall' }))", "[{ id: 'hall', overlap: false }]")
            == "false Not possible: it would overlap Trip.")
        let period = "constraint: { start: '2026-11-16', end: '2026-11-30' }"
        #expect(
          try await outcome("list.map(event => ({ ...event, \(period) }))")
            == "false Not possible: it would lie outside of the permitted time.")
        #expect(
          try await outcome("list.map(event => ({ ...event, constraint: 'business-hours' }))") == "true null")
        try await page.driver.js("probe.host.businessHours = 'mon-fri 09:00-17:00'")
        #expect(
          try await outcome("list.map(event => ({ ...event, constraint: 'business-hours' }))")
            == "false Not possible: it would lie outside of business hours.")
      }
    }

    @Test("WK-197: allowChange is called once for each place of a drag, gives the reason, and may throw")
    func function() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.driver.js(Self.start)
        try await page.driver.js(
          """
          window.asked = [];
          probe.host.allowChange = ([{ before, after }], { action, reasons }) => {
            asked.push(`${action} ${before.id} ${after?.start} ${reasons}`);
            return after?.start < '2026-11-15' ? 'The hall is closed.' : true;
          };
          """)
        #expect(try await Self.holdFairOverTrip(page).contains("Not possible: The hall is closed."))
        #expect(try await Self.day("fair", page) == "2026-11-21")
        let asked = try await page.driver.js("asked", as: [String].self)
        #expect(asked.last == "move fair 2026-11-14 " && Set(asked).count == asked.count, "\(asked)")
        try await page.driver.js(
          """
          window.reportError = error => { window.reported = error.message; };
          probe.host.allowChange = () => { throw new Error('no rules'); };
          """)
        let outcome = "probe.host.deleteEvent('fair').then(({ ok, reason }) => `${ok} ${reason}`)"
        #expect(try await page.driver.js(outcome, as: String.self) == "false Not possible now.")
        #expect(try await page.driver.js("reported", as: String.self) == "no rules")
        try await page.driver.js("probe.host.allowChange = null")
        #expect(try await page.driver.js(outcome, as: String.self) == "true null")
      }
    }

    @Test("WK-198: undo and redo ask no rules, and beforeeventchange may prevent them")
    func undo() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.driver.js(Self.start)
        try await page.driver.js(
          """
          window.kinds = [];
          probe.host.addEventListener('beforeeventchange', event => {
            kinds.push(event.detail.cause);
            if (window.isClosed) event.preventDefault();
          });
          probe.host.edit('fair', { start: '2026-11-23' });
          """)
        try await page.driver.js(
          "(probe.host.editRules = 'bounds', probe.host.min = '2026-11-22', window.isClosed = true)")
        try await page.driver.js("probe.host.undo()")
        #expect(try await Self.day("fair", page) == "2026-11-23")
        try await page.driver.js("(window.isClosed = false, probe.host.undo())")
        #expect(try await Self.day("fair", page) == "2026-11-21")
        #expect(try await page.driver.js("kinds", as: [String].self) == ["script", "undo", "undo"])
      }
    }
  }
}
