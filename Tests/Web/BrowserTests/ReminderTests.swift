import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// The option `reminders`. The clock of the page is the test's; it is noon in Berlin at first.
  @Suite("Reminders")
  struct ReminderTests {
    /// A server with "Lunch" at an hour of today, which reminds some minutes before it.
    private static func scene(hour: Int = 13, minutes: Int64 = 30, _ change: (inout Event) -> Void = { _ in }) -> Scene
    {
      Scene().with {
        var lunch = Scene.timed("Lunch", hour: hour)
        lunch.alarms = [EventAlarm(.start(seconds: -60 * minutes))]
        change(&lunch)
        $0.events = [lunch]
        $0.isEditable = true
        $0.path = "/#token=secret"
      }
    }

    /// Collects notifications and `reminder` events.
    private static let watch = """
      (() => {
        globalThis.shown = [];
        globalThis.heardReminders = [];
        globalThis.Notification = class {
          static permission = 'granted';
          constructor(title, { body }) {
            if (globalThis.hasNoConstructor) throw new TypeError('Illegal constructor');
            shown.push(`${title}: ${body}`);
          }
        };
        probe.host.addEventListener('reminder', event => {
          heardReminders.push(event.detail);
          if (globalThis.isQuiet) event.preventDefault();
        });
      })()
      """

    /// Sets the clock of the page to a time in UTC on the day, as if it had slept until then.
    private static func wake(_ hour: Int, _ minute: Int, _ page: MonthPage) async throws {
      try await page.driver.js(
        """
        (() => {
          const System = globalThis.SystemDate ??= Date, ahead = Date.UTC(2026, 10, 21, \(hour), \(minute), 1) - System.now();
          globalThis.Date = class extends System {
            constructor(...parts) { if (parts.length) super(...parts); else super(System.now() + ahead); }
            static now() { return System.now() + ahead; }
          };
          document.dispatchEvent(new Event('visibilitychange'));
        })()
        """)
    }

    private static let object = """
      fetch('api/calendars/1/events/Lunch-\(Scene.today.rawValue)', { headers: { Authorization: 'Bearer secret' } })
        .then(answer => answer.text())
      """

    @Test("WK-220, WK-221: a reminder is shown once, at its time, and acknowledged at the server")
    func once() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(Self.watch)
        try await Self.wake(11, 29, page)
        try await page.driver.settle()
        #expect(try await page.driver.js("shown.length", as: Int.self) == 0)
        try await Self.wake(11, 30, page)
        try await page.driver.until("shown.length === 1")
        let text = try await page.driver.js("shown[0]", as: String.self)
        #expect(text.hasPrefix("Lunch: ") && text.contains("1:00"))
        let detail = try await page.driver.js(
          "(({ event, start, alarm, at }) => [event.title, start.slice(0, 16), alarm, at].join(' '))(heardReminders[0])",
          as: String.self)
        #expect(detail == "Lunch 2026-11-21T13:00 0 2026-11-21T11:30:00.000Z")
        let isAcknowledged = "\(Self.object).then((text) => text.includes('ACKNOWLEDGED:20261121T113000Z'))"
        #expect(try await page.driver.js(isAcknowledged) == true)
        try await Self.wake(11, 31, page)
        try await page.driver.settle()
        #expect(try await page.driver.js("shown.length", as: Int.self) == 1)
      }
    }

    @Test("WK-221: a reminder that was acknowledged elsewhere, or shown by another tab, is not shown")
    func claimed() async throws {
      let acknowledged = Self.scene {
        $0.acknowledgeAlarm(0, at: Instant(seconds: Int64(Scene.today.rawValue) * 86_400 + 41_400))
      }
      try await MonthPage.open(acknowledged) { page in try await Self.expectNothing(page) }
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(Self.watch)
        try await Self.wake(11, 30, page)
        try await page.driver.until("shown.length === 1")
        try await page.beside(Self.scene()) { other in try await Self.expectNothing(other) }
      }
    }

    private static func expectNothing(_ page: MonthPage) async throws {
      try await page.driver.js(watch)
      try await wake(11, 30, page)
      try await page.driver.settle()
      #expect(try await page.driver.js("shown.length + heardReminders.length", as: Int.self) == 0)
    }

    @Test("WK-222: a page that prevents `reminder` reminds in its own way; without the attribute nothing is due")
    func prevented() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(Self.watch)
        try await page.driver.js("(globalThis.isQuiet = true, probe.host.removeAttribute('reminders'))")
        try await Self.wake(11, 30, page)
        try await page.driver.settle()
        #expect(try await page.driver.js("heardReminders.length", as: Int.self) == 0)
        try await page.driver.js("probe.host.setAttribute('reminders', '')")
        try await page.driver.until("heardReminders.length === 1")
        try await page.driver.settle()
        #expect(try await page.driver.js("shown.length", as: Int.self) == 0)
      }
    }

    @Test("WK-223: reminders that were due while no page was open are listed at the next start")
    func missed() async throws {
      try await MonthPage.open(Self.scene(hour: 11)) { page in
        #expect(try await page.driver.js("!probe.root.querySelector('.note p')") == true)
        // A page looked two hours ago, and the reminder was due 90 minutes ago.
        let before = (Int64(Scene.today.rawValue) * 86_400 + 32_400) * 1_000
        try await page.driver.js(
          "(localStorage.setItem('almanac-calendar reminders checked', '\(before)'), Storage.prototype.setItem = () => {}, 1)"
        )
        try await page.driver.js("(window.isOld = true, setTimeout(() => location.reload()), true)")
        try await page.driver.until("!window.isOld && probe.root.querySelector('.note p')")
        let text = try await page.driver.js("probe.root.querySelector('.note').textContent", as: String.self)
        #expect(text.contains("1 reminder missed") && text.contains("Lunch · "))
        try await page.picture("reminders-missed")
      }
    }

    @Test(
      "WK-224: where notifications have no constructor, the service worker shows them; without permission, the page")
    func otherWays() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(Self.watch)
        try await page.driver.js(
          """
          (() => {
            globalThis.hasNoConstructor = true;
            const worker = { showNotification: (title, { body }) => shown.push(`worker ${title}: ${body}`) };
            Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => worker } });
          })()
          """)
        try await Self.wake(11, 30, page)
        try await page.driver.until("shown.length === 1 && shown[0].startsWith('worker Lunch: ')")
      }
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(Self.watch)
        try await page.driver.js("Notification.permission = 'denied'")
        try await Self.wake(11, 30, page)
        try await page.driver.until("probe.root.querySelector('.note')?.textContent.startsWith('Lunch')")
        #expect(try await page.driver.js("shown.length", as: Int.self) == 0)
        try await page.picture("reminders-note")
      }
    }
  }
}
