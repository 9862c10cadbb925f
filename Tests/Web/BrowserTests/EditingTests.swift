import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Editing")
  struct EditingTests {
    private static let scene = Scene().with {
      $0.events = [Scene.allDay("Fair")]
      $0.isEditable = true
      $0.path = "/#token=secret"
    }

    @Test(
      "ED-38, ED-137: an event that the mouse drags to another week is saved, and is there when the page loads again")
    func dragging() async throws {
      try await MonthPage.open(Self.scene) { page in
        let before = try await page.find("button", named: "Fair")
        try await page.drag(before, weeks: -1)
        try await page.waitUntilSaved()
        let after = try await page.find("button", named: "Fair")
        let rowHeight = try await page.rowHeight()
        #expect(abs(before.frame[1] - after.frame[1] - rowHeight) < 2)
        #expect(try await page.heard("eventchange").count == 1)
        try await page.picture("edited")
        try await page.reload()
        #expect(try await page.find("button", named: "Fair").frame[1] == after.frame[1])
      }
    }

    @Test("ED-54: Escape returns what the mouse holds, and nothing is saved")
    func escape() async throws {
      try await MonthPage.open(Self.scene) { page in
        let before = try await page.find("button", named: "Fair")
        try await page.hold(before, weeks: -1)
        try await page.press(.escape)
        try await page.driver.settle()
        #expect(try await page.find("button", named: "Fair").frame == before.frame)
        #expect(try await page.heard("eventchange") == [])
        #expect(try await page.heard("savechange") == [])
      }
    }

    @Test("ED-48: a drag ends where it began when the window loses the focus")
    func blur() async throws {
      try await MonthPage.open(Self.scene) { page in
        let before = try await page.find("button", named: "Fair")
        try await page.hold(before, weeks: -1)
        try await page.driver.js("dispatchEvent(new Event('blur'))")
        try await page.driver.settle()
        #expect(try await page.find("button", named: "Fair").frame == before.frame)
        let (x, y) = try await page.center(of: before)
        try await page.browser.release(at: (x, y - page.rowHeight()))
        try await page.driver.settle()
        #expect(try await page.heard("eventchange") == [])
      }
    }

    @Test("ED-66, ED-72: keys move an event by a week and undo it")
    func keys() async throws {
      try await MonthPage.open(Self.scene) { page in
        let before = try await page.find("button", named: "Fair")
        try await page.select(day: "November 21, 2026")
        try await page.press(.f2)
        #expect(try await page.focused().contains("Fair"))
        try await page.press(.arrowDown, .alt)
        try await page.waitUntilSaved()
        #expect(try await page.find("button", named: "Fair").frame[1] > before.frame[1])
        try await page.press(.letter("z"), .control)
        try await page.driver.until("probe.heard.filter(({ kind }) => kind === 'eventchange').length === 2")
        try await page.waitUntilSaved()
        #expect(try await page.find("button", named: "Fair").frame == before.frame)
      }
    }

    @Test("ED-150: without the attribute a drag changes no event")
    func readOnly() async throws {
      try await MonthPage.open(Self.scene.with { $0.isEditable = false }) { page in
        let before = try await page.find("button", named: "Fair")
        try await page.drag(before, weeks: -1)
        #expect(try await page.find("button", named: "Fair").frame == before.frame)
        #expect(try await page.heard("eventchange") == [])
      }
    }
  }
}
