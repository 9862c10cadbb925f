import BrowserDriver
import Testing

extension ElementTests {
  /// The element as a field of a form.
  @Suite("Fields of forms")
  struct FormTests {
    private static let scene = Scene().with { $0.host = .staticFiles }
    /// Puts the calendar into a form that a fieldset surrounds.
    private static let start = """
      window.field = document.createElement('fieldset');
      window.form = document.createElement('form');
      const { host } = probe;
      host.replaceWith(field);
      field.append(form);
      form.append(host);
      host.configure({ name: 'day', required: true, timeZone: 'UTC' });
      window.values = () => [...new FormData(form)].map(([name, value]) => `${name} ${value}`).join();
      probe.host.whenReady().then(() => probe.rest());
      """

    private static func open(_ body: (MonthPage) async throws -> Void) async throws {
      try await MonthPage.open(scene) { page in
        try await page.driver.js(start)
        try await page.driver.until("probe.host.hasAttribute('ready') && probe.host.form === form")
        try await page.driver.settle()
        try await body(page)
      }
    }

    private static func values(_ page: MonthPage) async throws -> String {
      try await page.driver.js("values()", as: String.self)
    }

    @Test("WK-211: a form submits the selected day, and not without one if it is required")
    func day() async throws {
      try await Self.open { page in
        #expect(
          try await page.driver.js(
            "!form.checkValidity() && probe.host.matches(':invalid') && probe.host.validity.valueMissing") == true)
        #expect(try await page.driver.js("probe.host.validationMessage", as: String.self).count > 1)
        #expect(try await Self.values(page) == "")
        try await page.driver.js(
          "probe.host.addEventListener('dateselect', () => { window.inListener = values(); })")
        try await page.select(day: "November 10, 2026")
        #expect(try await page.driver.js("inListener", as: String.self) == "day 2026-11-10")
        #expect(try await page.driver.js("form.checkValidity() && probe.host.value === '2026-11-10'") == true)
      }
    }

    @Test("WK-211: several days are a list, a span has a slash, and reset restores the attribute without an event")
    func days() async throws {
      try await Self.open { page in
        try await page.driver.js(
          "(window.heard = 0, probe.host.addEventListener('selectionchange', () => heard++), probe.host.selectionMode = 'multiple')"
        )
        try await page.driver.js("probe.host.value = '2026-11-10,2026-11-12'")
        #expect(try await Self.values(page) == "day 2026-11-10,2026-11-12")
        try await page.driver.js("(probe.host.selectionMode = 'range', probe.host.value = '2026-11-10/2026-11-12')")
        #expect(try await Self.values(page) == "day 2026-11-10/2026-11-12")
        try await page.driver.js("probe.host.selected = '2026-11-16/2026-11-17'")
        try await page.driver.settle()
        #expect(try await Self.values(page) == "day 2026-11-16/2026-11-17")
        try await page.driver.js("(heard = 0, probe.host.value = '', form.reset())")
        try await page.driver.settle()
        #expect(try await Self.values(page) == "day 2026-11-16/2026-11-17")
        #expect(try await page.driver.js("heard", as: Int.self) == 0)
      }
    }

    @Test("WK-211: a form submits the selected time, and the state that a browser restores names its resource")
    func time() async throws {
      try await Self.open { page in
        try await page.driver.js(
          """
          probe.host.configure({ selectionMode: 'time', level: 'day', selectedTime: '2026-11-23T09:00/2026-11-23T09:20' });
          probe.host.whenReady().then(() => probe.rest());
          """)
        let nine = "day 2026-11-23T09:00:00+00:00/2026-11-23T09:20:00+00:00"
        try await page.driver.until("values() === '\(nine)'")
        try await page.driver.js("probe.host.formStateRestoreCallback('2026-11-23T10:00Z/2026-11-23T10:40Z room')")
        try await page.driver.settle()
        #expect(try await Self.values(page) == "day 2026-11-23T10:00:00+00:00/2026-11-23T10:40:00+00:00")
        try await page.driver.js("form.reset()")
        try await page.driver.settle()
        #expect(try await Self.values(page) == nine)
      }
    }

    @Test("WK-211: a fieldset disables the calendar")
    func disabled() async throws {
      try await Self.open { page in
        try await page.select(day: "November 10, 2026")
        try await page.driver.js("field.disabled = true")
        try await page.driver.settle()
        #expect(try await page.driver.js("probe.root.querySelector('[part~=box]').inert") == true)
        #expect(try await Self.values(page) == "")
        try await page.driver.js("field.disabled = false")
        try await page.driver.settle()
        #expect(try await Self.values(page) == "day 2026-11-10")
      }
    }
  }
}
