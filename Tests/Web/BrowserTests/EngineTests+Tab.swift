import Almanac
import BrowserDriver
import Testing

extension PageTests.EngineTests {
  private static let locales = ["en-US", "he-IL"]

  /// Prints once which combinations the tests run.
  private static let tabAnnouncement: Void = print(
    "matrix of Tab in browsers: \(Engine.available) in \(locales), forward and backward, in quick create, lists of days,",
    "details, questions, menus, forms, pickers, repetitions, new titles, versions, and sheets")

  /// A walk through a dialog by Tab, forward and backward.
  private struct Walk: Decodable {
    /// The stops in the order of the document, each a number and a name.
    var stops: [String]
    /// Whether each stop lies behind the one before, for somebody who reads.
    var isInReadingOrder: Bool
  }

  /// The stops of the popover that can be seen, in the order of the document.
  private static let stops = """
    [...probe.root.querySelectorAll(':is([role=dialog], [role=menu]) :is([tabindex="0"], input, textarea, a[href])')]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility())
    """
  private static let names = "stops.map((each, index) => index + ' ' + (each.ariaLabel ?? each.textContent))"
  private static let dialog = "probe.root.querySelector(':is([role=dialog], [role=menu]):not([hidden])')"

  /// Presses Tab a number of times, and returns the stops on the way.
  private func walk(_ page: MonthPage, _ count: Int, _ modifiers: BrowserKey.Modifiers = []) async throws -> [String] {
    var visited: [String] = []
    for _ in 0..<count {
      try await page.driver.press(.tab, modifiers)
      visited.append(
        try await page.driver.js(
          """
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
            const stops = \(Self.stops);
            resolve((\(Self.names))[stops.indexOf(probe.focused)] ?? 'outside');
          })))
          """, as: String.self))
    }
    return visited
  }

  /// Checks the walk through what is open.
  ///
  /// - Parameters:
  ///   - least: the least number of stops.
  ///   - isRound: whether Tab goes from the last stop to the first.
  private func check(_ page: MonthPage, _ state: String, least: Int = 3, isRound: Bool = true) async throws {
    try await page.driver.settle()
    let found = try await page.driver.js(
      """
      (() => {
        const stops = \(Self.stops), isRightToLeft = probe.root.querySelector('.box').dir === 'rtl';
        // Moved to the edges of the content that scrolls, for what lies beside that.
        const box = (each, other) => {
          let { left, right, top, bottom } = each.getBoundingClientRect();
          for (let outer = each.closest('.scrolls'); outer && !outer.contains(other);
            outer = outer.parentElement.closest('.scrolls')) {
            const shown = outer.getBoundingClientRect();
            [top, bottom] = [top, bottom].map((y) => Math.min(Math.max(y, shown.top), shown.bottom));
          }
          return { left, right, top, bottom };
        };
        const isInReadingOrder = stops.slice(1).every((each, index) => {
          const a = box(stops[index], each), b = box(each, stops[index]);
          return b.top >= a.bottom - 1 || (isRightToLeft ? b.right <= a.left + 1 : b.left >= a.right - 1);
        });
        stops[0]?.focus();
        return { stops: \(Self.names), isInReadingOrder };
      })()
      """, as: Walk.self)
    #expect(found.stops.count >= least && found.isInReadingOrder, "\(state): \(found.stops)")
    let forward = Array(found.stops.dropFirst()) + found.stops.prefix(isRound ? 1 : 0)
    #expect(try await walk(page, forward.count) == forward, "\(state)")
    let backward = Array(found.stops.reversed().dropFirst(isRound ? 0 : 1))
    #expect(try await walk(page, backward.count, .shift) == backward, "\(state), backward")
  }

  /// Presses keys on today, or on its event, and waits until something is open.
  private func open(
    _ page: MonthPage, onEvent: Bool = true, _ key: BrowserKey, _ modifiers: BrowserKey.Modifiers = [],
    until condition: String
  ) async throws {
    try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
    if onEvent {
      try await page.press(.f2)
      try await page.driver.until("probe.text(probe.focused).includes('Lunch')")
    }
    try await page.press(key, modifiers)
    try await page.driver.until("\(Self.dialog)?.\(condition)")
  }

  private func close(_ page: MonthPage) async throws {
    try await page.press(.escape)
    try await page.driver.until("!\(Self.dialog)")
  }

  /// Opens what is picked in from a field of the form, by its number.
  private func pick(_ page: MonthPage, _ field: Int, until condition: String) async throws {
    try await page.driver.js("\(Self.dialog).querySelectorAll('input')[\(field)].focus()")
    try await page.press(.arrowDown, .alt)
    try await page.driver.until(condition)
  }

  @Test(
    "in every popover, dialog, and sheet, Tab visits each stop once, in reading order, forward and backward (B1)",
    arguments: Engine.available, locales)
  func tab(engine: Engine, locale: String) async throws {
    Self.tabAnnouncement
    let scene = Self.scene(engine, "locale=\(locale)&editable&panel#token=secret") {
      var lunch = Scene.timed("Lunch", hour: 12)
      lunch.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
      lunch.notes = "https://example.com/menu"
      $0.events = [lunch]
      $0.isEditable = true
    }
    try await MonthPage.open(scene) { page in
      try await open(page, onEvent: false, .letter("n"), until: "querySelector('input')")
      try await check(page, "quick create")
      try await close(page)
      try await open(page, onEvent: false, .arrowDown, .alt, until: "querySelector('[role=button]')")
      try await check(page, "list of a day", least: 2)
      try await close(page)
      try await open(page, .enter, until: "querySelector('a')")
      try await check(page, "details")
      try await close(page)
      try await open(page, .delete, until: "querySelectorAll('[role=button]').length > 2")
      try await check(page, "question about a series")
      try await close(page)
      try await page.driver.js(
        """
        (() => {
          const each = probe.find('button', 'Lunch'), { x, y } = each.getBoundingClientRect();
          each.dispatchEvent(new MouseEvent('contextmenu', {
            bubbles: true, composed: true, cancelable: true, clientX: x + 20, clientY: y + 5 }));
        })()
        """)
      try await page.driver.until("probe.all('menuitem').length > 3")
      try await check(page, "menu", least: 1)
      try await close(page)
      try await open(page, .letter("e"), until: "querySelector('textarea')")
      try await pick(
        page, 1, until: "[...\(Self.dialog).querySelectorAll('[role=gridcell]')].some((each) => each.checkVisibility())"
      )
      try await check(page, "form with a month")
      try await page.press(.escape)
      try await pick(page, 2, until: "\(Self.dialog).querySelectorAll('[role=option]').length > 40")
      try await check(page, "form with times")
      try await page.picture("\(engine)-form-\(locale)")
      try await page.press(.escape)
      try await page.driver.until("!\(Self.dialog).querySelector('[role=option]')")
      try await close(page)
      try await checkSheets(page, "\(engine)-sheet-\(locale)")
    }
  }

  /// Walks through what is a sheet where there is little room.
  private func checkSheets(_ page: MonthPage, _ picture: String) async throws {
    // Windows of WebKit are not that narrow.
    try await page.driver.js("(probe.host.style.width = '390px', true)")
    try await page.driver.until("probe.find('button', 'Lunch')?.getBoundingClientRect().width < 390 / 7")
    try await open(page, .enter, until: "querySelector('a')")
    try await check(page, "sheet of details")
    try await close(page)
    try await open(page, .letter("e"), until: "querySelector('textarea')")
    try await check(page, "sheet of the form")
    try await page.picture(picture)
    try await close(page)
    let button = try #require(try await page.visible("button").first)
    let (x, y) = try await page.center(of: button)
    try await page.driver.click(x: x, y: y)
    try await page.driver.until("\(Self.dialog)?.querySelector('[role=checkbox]')")
    // Behind the last stop is the page.
    try await check(page, "sheet of the panel", isRound: false)
    try await close(page)
  }

  /// Answers edits as if somebody else had moved the event to other days, until one version is chosen.
  private static let conflict = """
    (() => {
      const send = fetch;
      globalThis.fetch = (address, options) => {
        if (options?.method !== 'POST') return send(address, options);
        const [{ calendar, uid, ics, ifMatch }] = JSON.parse(options.body), isAgain = ifMatch === '99';
        const theirs = ics.replace(/DTSTART;VALUE=DATE:\\d+/, 'DTSTART;VALUE=DATE:20261103')
          .replace(/DTEND;VALUE=DATE:\\d+/, 'DTEND;VALUE=DATE:20261104');
        const answer = isAgain ? [{ calendar, uid, etag: '100' }]
          : { error: 'changed', failed: [{ calendar, uid, etag: '99', ics: theirs }] };
        return Promise.resolve(new Response(JSON.stringify(answer), { status: isAgain ? 200 : 412 }));
      };
    })()
    """

  @Test(
    "Tab visits each stop once also in a new title, and in the form of a whole day with its repetition (B1)",
    arguments: Engine.available, locales)
  func tabInForms(engine: Engine, locale: String) async throws {
    Self.tabAnnouncement
    let scene = Self.scene(engine, "locale=\(locale)&editable#token=secret") {
      var lunch = Scene.timed("Lunch", hour: 12)
      lunch.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
      $0.events = [lunch]
      $0.isEditable = true
    }
    try await MonthPage.open(scene) { page in
      try await open(page, .f2, until: "querySelector('input')")
      try await check(page, "new title")
      try await close(page)
      try await open(page, .letter("e"), until: "querySelector('textarea')")
      let allDay = "\(Self.dialog).querySelector('[role=checkbox]')"
      try await page.driver.js("\(allDay).focus()")
      try await page.press(.space)
      try await page.driver.until("\(allDay).ariaChecked === 'true'")
      try await check(page, "form of a whole day")
      try await page.driver.js(
        """
        [...\(Self.dialog).querySelectorAll('[role=button]')]
          .find((each) => /^(Repeat|חזרה)/.test(each.getAttribute('aria-label'))).focus()
        """)
      try await page.press(.enter)
      try await page.driver.until("\(Self.dialog).querySelectorAll('[role=option]').length > 4")
      try await check(page, "form with a repetition", least: 8)
      try await page.picture("\(engine)-repetition-\(locale)")
    }
  }

  @Test(
    "Tab visits each stop of the question which version of an event counts (B1)", arguments: Engine.available,
    locales)
  func tabInConflict(engine: Engine, locale: String) async throws {
    Self.tabAnnouncement
    let scene = Self.scene(engine, "locale=\(locale)&editable#token=secret") {
      $0.events = [Scene.allDay("Fair")]
      $0.isEditable = true
    }
    try await MonthPage.open(scene) { page in
      try await page.driver.js(Self.conflict)
      try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
      try await page.press(.f2)
      try await page.driver.until("probe.text(probe.focused).includes('Fair')")
      try await page.press(.arrowRight, .alt)
      try await page.driver.until("\(Self.dialog)?.querySelectorAll('[role=button]').length > 2")
      try await check(page, "question about versions")
      // Nothing is left unsaved.
      try await page.driver.js("\(Self.dialog).querySelectorAll('[role=button]')[1].click()")
      try await page.waitUntilSaved()
    }
  }
}
