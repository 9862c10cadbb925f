import BrowserDriver
import Testing

extension ElementTests {
  /// Every row of the table of keys, in both directions of writing. Each begins on the cell or heading of today.
  @Suite("Keys that edit")
  struct EditingKeyTests {
    /// Keys, and the edits that they leave, the oldest first.
    typealias Row = (keys: String, leaves: [String])

    @Test(
      "ED-66 to ED-70, ED-72, ED-73: what keys leave, with the focus on the event, and undoing it leaves nothing",
      arguments: ["month", "week"], ["en-US", "he-IL"])
    func edits(level: String, locale: String) async throws {
      try await MonthPage.open(.editing(locale)) { page in
        for row in level == "week" ? Self.amongHours : Self.inMonth {
          let before = try await page.edits().count
          try await Self.press(row.keys, from: level, page, locale)
          #expect(try await Array(page.edits().dropFirst(before)) == row.leaves, "\(row.keys)")
          if let title = Self.focused(row) {
            try await page.driver.until("probe.text(probe.focused).includes('\(title)')", deadline: 5)
          }
          try await Self.takeBack(row, page)
        }
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-66, ED-103: keys lead the focus to events, their details and back", arguments: ["en-US", "he-IL"])
    func focus(locale: String) async throws {
      let rows = [
        ("F2", "Fair"), ("F2 Down", "Early"), ("F2 Down Up", "Fair"), ("F2 End", "Lunch"), ("F2 End Home", "Fair"),
        ("F2 End Earlier", "Before"), ("F2 Escape", ""), ("F2 End Enter", "Lunch"), ("F2 End Space Escape", "Lunch"),
      ]
      try await MonthPage.open(.editing(locale)) { page in
        for level in ["month", "week"] {
          for (keys, title) in rows {
            try await Self.press(keys, from: level, page, locale)
            let role = title.isEmpty ? "gridcell" : keys.hasSuffix("Enter") ? "dialog" : "button"
            try await page.driver.until(
              "probe.focused?.role === '\(role)' && probe.text(probe.focused).includes('\(title)')", deadline: 5)
            if role == "dialog" { try await page.closeDetails() }
          }
        }
        #expect(try await page.edits() == [])
      }
    }

    @Test("ED-72: keyboards of other scripts undo with the same key")
    func otherScript() async throws {
      try await MonthPage.open(.editing("en-US")) { page in
        try await Self.press("F2 Alt+Later", from: "month", page, "en-US")
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        try await page.driver.js(
          "probe.focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'ז', code: 'KeyZ', ctrlKey: true, bubbles: true }))"
        )
        try await page.driver.until("probe.heard.filter(({ kind }) => kind === 'eventchange').length === 2")
        #expect(try await page.edits().last == "undo Fair 2026-11-21 2026-11-22")
      }
    }

    @Test("ED-66: the field for another title has its text selected, so that typing replaces it")
    func selection() async throws {
      try await MonthPage.open(.editing("en-US")) { page in
        try await Self.press("F2", from: "month", page, "en-US")
        try await page.driver.until("probe.text(probe.focused).includes('Fair')")
        try await page.press(.f2)
        try await page.driver.until("probe.focused?.localName === 'input'")
        #expect(try await page.driver.js("probe.focused.value.slice(probe.focused.selectionStart)") == "Fair")
        #expect(try await page.driver.js("probe.focused.selectionEnd", as: Int.self) == 4)
      }
    }

    @Test("ED-68: the slot among hours is spoken and ringed, and Escape leads back to its day")
    func slots() async throws {
      try await MonthPage.open(.editing("en-US")) { page in
        try await Self.press("Down", from: "week", page, "en-US")
        try await page.driver.until("probe.spoken.includes('November 21')")
        try await Self.press("Down Down Home", from: "week", page, "en-US")
        try await page.driver.until("probe.spoken.includes('12:00 AM, free')")
        // No line ends before AM.
        let texts = "[...probe.root.querySelectorAll('[role=status]')].map((each) => each.textContent).join()"
        #expect(try await page.driver.js("\(texts).includes('12:00\\u202fAM')") == true)
        try await page.press(.end)
        try await page.press(.home)
        for _ in 0..<48 { try await page.driver.press(.arrowDown, []) }
        try await page.driver.until("probe.spoken.includes('12:00 PM, 1 event')")
        try await page.press(.escape)
        #expect(try await page.driver.js("probe.focused.role") == "gridcell")
      }
    }

    // MARK: - Rows

    private static let inMonth: [Row] = [
      ("F2 End Alt+Later", ["move Lunch 2026-11-22T12:00 2026-11-22T13:00"]),
      ("F2 End Alt+Earlier", ["move Lunch 2026-11-20T12:00 2026-11-20T13:00"]),
      ("F2 End Alt+Down", ["move Lunch 2026-11-28T12:00 2026-11-28T13:00"]),
      ("F2 Alt+Up", ["move Fair 2026-11-14 2026-11-15"]),
      ("F2 Alt+Shift+Later", ["resize Fair 2026-11-21 2026-11-23"]),
      ("F2 Alt+Shift+Down", ["resize Fair 2026-11-21 2026-11-29"]),
      ("F2 End Space Later Enter", ["move Lunch 2026-11-22T12:00 2026-11-22T13:00"]),
      ("F2 Space Down Space", ["move Fair 2026-11-28 2026-11-29"]),
      ("F2 Space Shift+Later Enter", ["resize Fair 2026-11-21 2026-11-23"]),
      ("F2 Space Alt+Shift+Earlier Enter", ["resize Fair 2026-11-20 2026-11-22"]),
      ("F2 End Space PageDown Enter", ["move Lunch 2026-12-21T12:00 2026-12-21T13:00"]),
      ("F2 End Space PageUp Enter", ["move Lunch 2026-10-21T12:00 2026-10-21T13:00"]),
      ("F2 Space C Later Enter", ["copy Fair 2026-11-22 2026-11-23"]),
      ("F2 Space C Later C Enter", ["move Fair 2026-11-22 2026-11-23"]),
      ("F2 End Space A Enter", ["move Lunch 2026-11-21 2026-11-22"]),
      ("F2 End Space A A Enter", []),
      ("F2 End Space Later Escape", []),
      ("F2 End Space Later Tab", []),
      ("F2 End Space year: Later Enter", ["move Lunch 2026-11-22T12:00 2026-11-22T13:00"]),
      ("F2 End Space agenda: Later Enter", ["move Lunch 2026-11-22T12:00 2026-11-22T13:00"]),
      ("N 'nap'", ["create nap 2026-11-21 2026-11-22"]),
      ("Insert 'nap'", ["create nap 2026-11-21 2026-11-22"]),
      ("F2 Delete", ["delete"]),
      ("F2 Backspace", ["delete"]),
      ("F2 Control+D", ["duplicate Fair 2026-11-21 2026-11-22"]),
      (
        "F2 Alt+Later Control+Z Control+Shift+Z Control+Z Control+Y",
        [
          "move Fair 2026-11-22 2026-11-23", "undo Fair 2026-11-21 2026-11-22", "redo Fair 2026-11-22 2026-11-23",
          "undo Fair 2026-11-21 2026-11-22", "redo Fair 2026-11-22 2026-11-23",
        ]
      ),
    ]

    private static let amongHours: [Row] = [
      ("Down Enter 'nap'", ["create nap 2026-11-21 2026-11-22"]),
      ("Down Down Home Enter 'nap'", ["create nap 2026-11-21T00:00 2026-11-21T01:00"]),
      ("Down Down Home Space 'nap'", ["create nap 2026-11-21T00:00 2026-11-21T01:00"]),
      ("Down Down Home N 'nap'", ["create nap 2026-11-21T00:00 2026-11-21T01:00"]),
      ("Down Down Home Down Down Up Enter 'nap'", ["create nap 2026-11-21T00:15 2026-11-21T01:15"]),
      ("Down Down Home Earlier Enter 'nap'", ["create nap 2026-11-20T00:00 2026-11-20T01:00"]),
      ("Down Down Home Shift+Down Shift+Down Enter 'nap'", ["create nap 2026-11-21T00:00 2026-11-21T00:45"]),
      ("Down Down Home Shift+Earlier Enter 'nap'", ["create nap 2026-11-20T00:00 2026-11-21T00:15"]),
      ("Down Down End Enter 'nap'", ["create nap 2026-11-21T23:45 2026-11-22T00:45"]),
      ("Down Down Home PageDown PageUp Enter 'nap'", ["create nap 2026-11-21T00:00 2026-11-21T01:00"]),
      ("Down Down Home Enter Escape", []),
      ("F2 End Alt+Down", ["move Lunch 2026-11-21T12:15 2026-11-21T13:15"]),
      ("F2 End Alt+Up", ["move Lunch 2026-11-21T11:45 2026-11-21T12:45"]),
      ("F2 End Alt+Earlier", ["move Lunch 2026-11-20T12:00 2026-11-20T13:00"]),
      ("F2 End Alt+Shift+Down", ["resize Lunch 2026-11-21T12:00 2026-11-21T13:15"]),
      ("F2 Alt+Earlier", ["move Fair 2026-11-20 2026-11-21"]),
      ("F2 End Space Down Down Enter", ["move Lunch 2026-11-21T12:30 2026-11-21T13:30"]),
      ("F2 End Space Alt+Down Enter", ["move Lunch 2026-11-21T12:01 2026-11-21T13:01"]),
      ("F2 End Space Shift+Down Enter", ["resize Lunch 2026-11-21T12:00 2026-11-21T13:15"]),
      ("F2 End Space Alt+Shift+Up Enter", ["resize Lunch 2026-11-21T11:45 2026-11-21T13:00"]),
      ("F2 End Space Home Enter", ["move Lunch 2026-11-21T00:00 2026-11-21T01:00"]),
      ("F2 End Space End Enter", ["move Lunch 2026-11-21T23:00 2026-11-22T00:00"]),
      ("F2 End Space PageDown Enter", ["move Lunch 2026-11-28T12:00 2026-11-28T13:00"]),
      ("F2 End Space A Enter", ["move Lunch 2026-11-21 2026-11-22"]),
      ("F2 Space A Enter", ["move Fair 2026-11-21T09:00 2026-11-21T10:00"]),
      ("F2 End Space C Earlier Enter", ["copy Lunch 2026-11-20T12:00 2026-11-20T13:00"]),
      ("F2 End Space 2 Enter", ["move Lunch 2026-11-21T12:00 2026-11-21T13:00"]),
      ("F2 End Space Down Escape", []),
      ("F2 End Delete", ["delete"]),
    ]

    // MARK: - Steps

    private static func press(
      _ keys: String, from level: String, _ page: MonthPage, _ locale: String
    ) async throws {
      try await page.driver.js("probe.host.level = '\(level)'; probe.host.select('2026-11-21')")
      try await page.driver.until("probe.host.level === '\(level)' && probe.find('gridcell', '21')")
      let focusDay =
        "(probe.all('gridcell').find((each) => each.tabIndex === 0).focus(), probe.focused?.role === 'gridcell')"
      try await page.driver.until(focusDay)
      // Leaves a slot that keys have left there.
      try await page.press(.escape)
      try await page.driver.until(focusDay)
      for stroke in KeyStroke.all(keys, isRightToLeft: locale.hasPrefix("he")) {
        switch stroke {
        case .key(let key, let modifiers): try await page.press(key, modifiers)
        case .title(let title): try await page.type(title: title)
        case .level(let level):
          try await page.driver.js("probe.host.level = '\(level)'")
          try await page.driver.until("probe.host.level === '\(level)'")
          try await page.driver.settle()
        }
      }
    }

    /// The title of the event that has the focus at the end, if the rows say so.
    private static func focused(_ row: Row) -> String? {
      // A year shows no events.
      guard let last = row.leaves.last, !last.hasPrefix("delete"), !row.keys.contains("year:") else { return nil }
      return last.split(separator: " ")[1].description
    }

    private static func takeBack(_ row: Row, _ page: MonthPage) async throws {
      guard row.leaves.reduce(0, { $1.hasPrefix("undo") ? $0 - 1 : $0 + 1 }) > 0 else { return }
      let count = try await page.edits().count
      try await page.driver.js("probe.host.undo()")
      try await page.driver.until("probe.heard.filter(({ kind }) => kind === 'eventchange').length > \(count)")
    }
  }
}
