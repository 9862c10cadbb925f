import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// Calendars that people make and change in the panel.
  @Suite("Calendars of the panel")
  struct CalendarListTests {
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene().with {
        $0.showsPanel = true
        $0.isEditable = true
        $0.path = "/#token=secret"
        $0.calendars.append(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.pink)))
        $0.events = [Scene.allDay("Fair"), Scene.allDay("Birthday", on: Scene.today + 1)]
        $0.events[1].calendar = CalendarID(2)
        change(&$0)
      }
    }

    private static func type(_ text: String, in page: MonthPage) async throws {
      try await page.browser.until("probe.focused?.localName === 'input'")
      try await page.browser.js("probe.focused.select()")
      for letter in text { try await page.press(.letter(letter)) }
      try await page.press(.enter)
    }

    private static func focus(_ name: String, in page: MonthPage) async throws {
      try await page.browser.js("(probe.find('checkbox', '\(name)').focus(), true)")
    }

    @Test("ED-124, ED-127: calendars of one page are seen in another, and a deletion is undone with all events")
    func twoPages() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.beside(Self.scene()) { other in
          try await page.click(button: "New calendar")
          try await Self.type("choir", in: page)
          try await page.waitUntilSaved()
          #expect(try await page.focused().hasPrefix("choir"))
          try await other.driver.until("probe.find('checkbox', 'choir')")
          try await Self.focus("Club", in: page)
          try await page.press(.f2)
          try await Self.type("band", in: page)
          try await other.driver.until("probe.find('checkbox', 'band') && !probe.find('checkbox', 'Club')")
          try await Self.focus("band", in: page)
          try await page.press(.delete)
          try await page.driver.until("!probe.find('button', 'Fair') && !probe.find('checkbox', 'band')")
          try await other.driver.until("!probe.find('button', 'Fair') && !probe.find('checkbox', 'band')")
          #expect(try await other.visible("checkbox").count == 2)
          try await page.press(.letter("z"), .control)
          try await page.driver.until("probe.find('button', 'Fair')")
          try await other.driver.until("probe.find('button', 'Fair') && probe.find('checkbox', 'band')")
          // The other page edits what has come back.
          try await other.drag(try await other.find("button", named: "Fair"), weeks: -1)
          try await other.waitUntilSaved()
          try await page.waitUntilSaved()
          #expect(try await page.heard("restart") == [], "what can be undone stays")
        }
        try await page.reload()
        let names = try await page.visible("checkbox").map(\.name)
        #expect(names.count == 3 && names.contains { $0.hasPrefix("band") } && names.contains { $0.hasPrefix("choir") })
        _ = try await page.find("button", named: "Fair")
      }
    }

    @Test("ED-124: a change of a calendar that the server refuses is put back, and that is said")
    func refused() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(
          """
          (() => {
            const realFetch = fetch;
            globalThis.fetch = async (address, options) => options?.method === 'POST'
              ? new Response('{"error":"no"}', { status: 403 }) : realFetch(address, options);
          })()
          """)
        try await Self.focus("Club", in: page)
        try await page.press(.f2)
        try await Self.type("band", in: page)
        try await page.driver.until("probe.find('checkbox', 'Club') && !probe.find('checkbox', 'band')")
        try await Self.focus("Club", in: page)
        try await page.press(.delete)
        try await page.driver.until("probe.find('checkbox', 'Club') && probe.find('button', 'Fair')")
        #expect(try await page.heard("savechange").last == #"{"pending":0,"failed":2}"#)
      }
    }

    @Test(
      "ED-124: buttons, menus and the field for a name, light, dark, from right to left and narrow; axe-core finds nothing",
      arguments: [("light", 1_200), ("dark", 1_200), ("rtl", 1_200), ("light", 390), ("rtl", 390)])
    func appearance(look: String, width: Int) async throws {
      let scene = Self.scene {
        $0.emulation.width = width
        $0.emulation.isDark = look == "dark"
        if look == "rtl" { $0.emulation.locale = "he-IL" }
      }
      try await MonthPage.open(scene) { page in
        func check(_ state: String) async throws {
          try await page.browser.settle()
          try await page.picture("calendars-\(state)-\(look)-\(width)")
          #expect(try await page.axeFindings() == [], "\(state)")
        }
        if width < 1_000 {
          let button = try #require(try await page.visible("button").first)
          try await page.browser.click(x: button.midX, y: button.frame[1] + 10)
          try await page.browser.until("probe.all('checkbox').some((each) => probe.isVisible(each))")
        }
        try await check("panel")
        let menus = try await page.visible("button").filter { $0.text.contains("⋯") }
        #expect(menus.count == 2 && menus.allSatisfy { $0.frame[2] >= 24 && $0.frame[3] >= 24 })
        let menu = try #require(menus.first)
        func open() async throws {
          try await page.browser.click(x: menu.midX, y: menu.frame[1] + menu.frame[3] / 2)
          try await page.browser.until("probe.all('menuitem').length === 5")
        }
        try await open()
        try await check("menu")
        try await page.press(.arrowDown)
        try await page.press(.enter)
        try await page.browser.until("probe.all('menuitem').length === 12")
        try await check("colors")
        try await page.press(.escape)
        try await page.browser.until("probe.all('menuitem').length === 0")
        try await open()
        try await page.press(.enter)
        try await page.browser.until("probe.focused?.localName === 'input'")
        try await check("name")
        try await page.press(.escape)
        try await page.browser.until("probe.focused?.role === 'checkbox'")
      }
    }
  }
}
