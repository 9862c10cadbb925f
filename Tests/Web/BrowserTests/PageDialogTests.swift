import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// The menu of the page, and its dialogs.
  @Suite("Dialogs of the page")
  struct PageDialogTests {
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene().with {
        $0.showsMenu = true
        $0.isEditable = true
        $0.path = "/#token=secret"
        $0.events = [Scene.timed("Lunch", hour: 12), Scene.allDay("Regatta", on: Scene.today + 2)]
        change(&$0)
      }
    }

    /// A file with a new event, one that exists already, and one that cannot be read.
    private static let file =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:fair", "SUMMARY:Fair", "DTSTART;VALUE=DATE:20261124",
        "END:VEVENT", "BEGIN:VEVENT", "UID:Regatta-20780", "SUMMARY:Regatta", "DTSTART;VALUE=DATE:20261123",
        "DTEND;VALUE=DATE:20261124", "END:VEVENT", "BEGIN:VEVENT", "UID:bad", "DTSTART:yesterday", "END:VEVENT",
        "END:VCALENDAR", "",
      ].joined(separator: "\r\n")

    // MARK: - Steps

    private static func openMenu(_ page: MonthPage) async throws {
      try await page.driver.until("document.querySelector('.almanac-menu-button')")
      let place = try await rect(".almanac-menu-button", page)
      try await page.driver.click(x: place[0], y: place[1])
      try await page.driver.until("!document.querySelector('.almanac-menu').hidden")
    }

    /// Chooses an item of the menu with the keyboard, and waits for its dialog.
    private static func open(_ title: String, _ page: MonthPage) async throws {
      try await page.driver.until("document.querySelector('.almanac-menu-button')")
      try await page.driver.js("document.querySelector('.almanac-menu-button').focus()")
      try await page.press(.enter)
      for _ in 0..<8 {
        if try await page.driver.js("document.activeElement.textContent", as: String.self) == title { break }
        try await page.press(.arrowDown)
      }
      try await page.press(.enter)
      try await page.driver.until("document.querySelector('dialog[open]')")
      try await page.driver.settle()
    }

    /// Returns the center of an element of the page.
    private static func rect(_ selector: String, _ page: MonthPage) async throws -> [Double] {
      try await page.driver.js(
        """
        (() => { const { x, y, width, height } = document.querySelector('\(selector)').getBoundingClientRect();
        return [x + width / 2, y + height / 2]; })()
        """, as: [Double].self)
    }

    /// Chooses a value of the list with a label.
    private static func choose(_ value: String, of label: String, _ page: MonthPage) async throws {
      try await page.driver.js(
        """
        (() => { const list = [...document.querySelectorAll('dialog label')].find(each =>
          each.firstChild.textContent === '\(label)').querySelector('select, input');
        list.value = '\(value)'; list.dispatchEvent(new Event('change')); })()
        """)
    }

    private static func press(_ button: String, _ page: MonthPage) async throws {
      try await page.driver.js(
        "[...document.querySelectorAll('dialog button')].find(each => each.textContent === '\(button)').click()")
    }

    private static let summary = "document.querySelector('dialog dl')?.innerText.replace(/\\s+/g, ' ')"

    // MARK: - Tests

    @Test("WK-230: the menu opens by mouse, keys, and finger; arrows move in it, and Escape returns the focus")
    func menu() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.openMenu(page)
        try await page.press(.arrowDown)
        #expect(try await page.driver.js("document.activeElement.textContent") == "Export…")
        try await page.press(.end)
        #expect(try await page.driver.js("document.activeElement.textContent") == "Keyboard shortcuts")
        try await page.press(.escape)
        #expect(try await page.driver.js("document.querySelector('.almanac-menu').hidden") == true)
        #expect(try await page.driver.js("document.activeElement.ariaLabel") == "Menu")
      }
      let touch = Self.scene {
        $0.emulation.width = 390
        $0.emulation.hasTouch = true
      }
      try await MonthPage.open(touch) { page in
        try await page.driver.until("document.querySelector('.almanac-menu-button')")
        let place = try await Self.rect(".almanac-menu-button", page)
        try await page.browser.tap(x: place[0], y: place[1])
        try await page.driver.until("!document.querySelector('.almanac-menu').hidden")
        let edge = "document.querySelector('.almanac-menu').getBoundingClientRect().right <= 390"
        #expect(try await page.driver.js(edge) == true)
      }
    }

    @Test("WK-231: a dropped file is imported only after a question that says what is new and what cannot be read")
    func importing() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.until("document.querySelector('.almanac-menu-button')")
        try await page.drop(Self.file, name: "club.ics")
        try await page.driver.until("document.querySelector('dialog dl')")
        #expect(try await page.driver.js(Self.summary) == "New 1 Exist already 1 Cannot be read 1")
        let problem = try await page.driver.js("document.querySelector('dialog li').textContent", as: String.self)
        #expect(problem.hasPrefix("club.ics, line 16: ") && problem.contains("yesterday"))
        #expect(!(try await page.bars().contains { $0.name.contains("Fair") }))
        try await page.picture("import")
        try await Self.press("Import", page)
        _ = try await page.find("button", named: "Fair")
        try await page.driver.until("!document.querySelector('dialog')")
        try await page.driver.js("probe.host.undo()")
        try await page.driver.until("!probe.host.eventsIn({ start: '2026-11-24', end: '2026-11-25' }).length")
      }
    }

    @Test("WK-231: a file can become a new calendar, or be only shown until it is removed")
    func onlyShowing() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.until("document.querySelector('.almanac-menu-button')")
        try await page.drop(Self.file, name: "club.ics")
        try await page.driver.until("document.querySelector('dialog dl')")
        try await Self.press("Only show", page)
        _ = try await page.find("button", named: "Fair")
        #expect(try await page.driver.js("probe.host.listCalendars().at(-1).name") == "club.ics")
        #expect(try await page.driver.js("probe.host.listCalendars().at(-1).writable") == false)
        try await Self.open("Import…", page)
        try await Self.press("Remove", page)
        try await page.driver.until("!probe.host.eventsIn({ start: '2026-11-24', end: '2026-11-25' }).length")
        try await page.press(.escape)
        try await page.drop(Self.file, name: "club.ics")
        try await page.driver.until("document.querySelector('dialog dl')")
        try await Self.choose("", of: "Calendar for club.ics", page)
        try await page.driver.until("\(Self.summary).startsWith('New 2 ')")
        try await Self.press("Import", page)
        try await page.driver.until("probe.host.listCalendars().some(({ name }) => name === 'club')")
        try await page.driver.until("!document.querySelector('dialog')")
      }
    }

    @Test("WK-231: a calendar, all calendars, and some days are exported as a file")
    func exporting() async throws {
      try await MonthPage.open(Self.scene()) { page in
        let whole = try await page.driver.js(
          "probe.host.exportEvents({ calendar: probe.host.listCalendars()[0].number })", as: String.self)
        #expect(whole.contains("SUMMARY:Lunch\r\n") && whole.contains("SUMMARY:Regatta\r\n"))
        #expect(!whole.contains("X-ALMANAC-"))
        let days = try await page.driver.js(
          "probe.host.exportEvents({ start: '2026-11-23', end: '2026-11-24' })", as: String.self)
        #expect(!days.contains("SUMMARY:Lunch\r\n") && days.contains("SUMMARY:Regatta\r\n"))
        try await Self.open("Export…", page)
        try await page.driver.js(
          """
          globalThis.saved = []; HTMLAnchorElement.prototype.click = function () { saved.push(this.download); }
          """)
        try await Self.choose("days", of: "What", page)
        try await Self.choose("2026-11-23", of: "To", page)
        try await Self.press("Download", page)
        try await page.driver.until("saved[0] === '2026-11-01 2026-11-23.ics'")
      }
    }

    @Test("WK-233: the print dialog shows the sheet that it prints: what, days, paper, orientation, color, text size")
    func printing() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.open("Print…", page)
        let sheet = "document.querySelector('.almanac-preview > div')"
        try await page.driver.until("\(sheet)?.shadowRoot.querySelectorAll('.print-event').length === 2")
        let isWide = "\(sheet).offsetWidth > \(sheet).offsetHeight"
        #expect(try await page.driver.js(isWide) == true)
        try await page.picture("print-dialog")
        try await Self.choose("portrait", of: "Orientation", page)
        try await page.driver.until("!(\(isWide))")
        try await Self.choose("agenda", of: "What", page)
        try await page.driver.until("\(sheet).shadowRoot.querySelectorAll('.print-list').length === 2")
        try await Self.choose("ink", of: "Color", page)
        try await page.driver.until("\(sheet).shadowRoot.querySelector('.print-event').style.borderColor === 'black'")
        try await Self.choose("1.5", of: "Text size", page)
        try await page.driver.until("\(sheet).shadowRoot.querySelector('.print').style.fontSize === '13.5pt'")
        try await page.driver.js("globalThis.printed = 0; globalThis.print = () => { printed += 1; }")
        try await Self.press("Print", page)
        try await page.driver.until("printed === 1")
        #expect(try await page.driver.js("document.querySelector('dialog')") == .null)
      }
    }

    @Test("WK-232: settings apply at once, stay after a reload, and damaged ones are ignored")
    func settings() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.open("Settings…", page)
        try await Self.choose("mon", of: "First day of the week", page)
        try await Self.choose("24", of: "Time format", page)
        try await Self.choose("dark", of: "Appearance", page)
        try await Self.choose("-PT15M", of: "Reminder of new events", page)
        #expect(try await page.driver.js("probe.host.getAttribute('default-reminders')") == "-PT15M")
        #expect(try await page.driver.js("probe.host.effective('first-weekday')") == "mon")
        try await page.driver.js("document.querySelector('dialog [role=combobox]').focus()")
        for letter in "japan" { try await page.press(.letter(letter)) }
        try await page.driver.until("document.querySelector('dialog [role=option]')?.textContent.startsWith('Tokyo')")
        try await page.picture("settings")
        try await page.press(.enter)
        #expect(try await page.driver.js("probe.host.timeZone") == "Asia/Tokyo")
        try await page.driver.js(
          """
          const kept = JSON.parse(localStorage.getItem('almanac-page settings'));
          localStorage.setItem('almanac-page settings', JSON.stringify({ ...kept, theme: 5, secondZone: 'Nowhere' }));
          location.reload();
          """)
        try await page.driver.until("document.querySelector('.almanac-menu-button') && probe.host.hourCycle === '24'")
        #expect(try await page.driver.js("[probe.host.theme, probe.host.secondTimeZone].join()") == ",")
        try await Self.open("Settings…", page)
        try await Self.choose("de", of: "Language", page)
        try await page.driver.until("document.querySelector('dialog h2')?.textContent === 'Einstellungen'")
        try await Self.press("Zurücksetzen", page)
        try await page.driver.until("document.querySelector('dialog h2')?.textContent === 'Settings'")
      }
    }

    @Test("WK-234: a question mark lists all keys, but not in a field")
    func keys() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.until("document.querySelector('.almanac-menu-button')")
        try await page.driver.js(
          "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true }))")
        try await page.driver.until("document.querySelectorAll('dialog tr').length > 20")
        try await page.press(.escape)
        try await page.driver.until("!document.querySelector('dialog')")
      }
    }

    @Test("WK-236: the details of an event copy the link that opens them")
    func copiedLink() async throws {
      try await MonthPage.open(Self.scene { $0.hasHistory = true }) { page in
        try await page.driver.js("navigator.clipboard.writeText = async text => { globalThis.copied = text; }")
        let point = try await page.center(of: try await page.find("button", named: "Lunch"))
        try await page.driver.click(x: point.x, y: point.y)
        try await page.waitForDetails()
        try await page.click(button: "Copy link")
        try await page.driver.until("globalThis.copied?.endsWith('/Lunch-20778')")
        #expect(try await page.driver.js("copied === probe.host.linkTo('Lunch-20778')") == true)
      }
    }

    @Test(
      "WK-235: axe-core finds nothing in the menu and the dialogs, at 390 and 1280 points, light, dark, and right to left",
      .enabled(if: Axe.isMet), arguments: [390, 1280], ["en", "ar"])
    func axe(width: Int, language: String) async throws {
      let scene = Self.scene {
        $0.emulation.width = width
        $0.emulation.isDark = width == 390
        $0.emulation.locale = language
      }
      try await MonthPage.open(scene) { page in
        try await Self.openMenu(page)
        #expect(try await page.axeFindings() == [])
        try await page.press(.escape)
        for item in 0..<5 {
          try await page.driver.js("document.querySelectorAll('.almanac-menu button')[\(item)].click()")
          try await page.driver.until("document.querySelector('dialog[open]')")
          #expect(try await page.axeFindings() == [], "\(item)")
          try await page.picture("dialog-\(item)-\(width)-\(language)")
          let isWithin = "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
          #expect(try await page.driver.js(isWithin) == true)
          try await page.driver.js("document.querySelector('dialog').close()")
        }
      }
    }
  }
}
