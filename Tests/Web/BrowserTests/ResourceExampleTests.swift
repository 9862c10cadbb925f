import BrowserDriver
import Testing

extension ElementTests {
  /// The pages of `Examples/hospital` and `Examples/television`.
  @Suite("The examples with resources")
  struct ResourceExampleTests {
    private static func open(
      _ name: String, width: Int = 1280, isDark: Bool = false, _ body: (MonthPage) async throws -> Void
    ) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/\(name)/page.html"
        $0.isEditable = name == "hospital"
        $0.emulation.width = width
        $0.emulation.isDark = isDark
        $0.emulation.hasTouch = width < 480
      }
      try await MonthPage.open(scene) { page in
        try await page.driver.until("probe.host.level === 'day:resources' && probe.all('columnheader').length > 1")
        try await page.driver.settle()
        try await body(page)
      }
    }

    @Test("hospital: a patient moves to a room with the equipment, and the page says why others reject the patient")
    func rooms() async throws {
      try await Self.open("hospital") { page in
        func move(_ id: String, to room: String, at time: String = "09:00") async throws -> String {
          try await page.driver.js(
            """
            probe.host.edit('\(id)', { resourceIds: ['\(room)'], start: '2026-11-24T\(time)', duration: 'PT1H' })
              .then(({ ok, reason }) => `${ok} ${reason}`)
            """, as: String.self)
        }
        func waiting() async throws -> String {
          try await page.driver.js("document.querySelector('output').value", as: String.self)
        }
        #expect(try await waiting() == "3 patients are waiting")
        #expect(
          try await move("Wrist, F. Haddad", to: "mri") == "false Not possible: MRI is not equipped for bone.")
        #expect(try await move("Wrist, F. Haddad", to: "or2").hasPrefix("false "), "there is a patient")
        #expect(try await move("Wrist, F. Haddad", to: "or2", at: "17:30").hasPrefix("false "), "it is closed")
        let patient = try await page.find("button", named: "Wrist")
        let (x, y) = try await page.center(of: patient)
        let target = try await page.center(of: try await page.find("columnheader", named: "OR 2"))
        try await page.browser.drag([(x, y), (target.0, y + 100)])
        try await page.driver.until("document.querySelector('output').value === '2 patients are waiting'")
        #expect(
          try await page.driver.js("probe.host.get('Wrist, F. Haddad').resourceIds.join()", as: String.self) == "or2")
        #expect(try await move("Cleaning, or1, 24", to: "or3").hasPrefix("false "))
      }
    }

    @Test("television: the field filters channels, and shows have their genres where there is room")
    func channels() async throws {
      try await Self.open("television") { page in
        let headings = "probe.all('columnheader').filter(probe.isVisible).map(each => each.ariaLabel).join()"
        #expect(try await page.driver.js("\(headings).includes('Planet')", as: Bool.self))
        try await page.driver.until("document.querySelectorAll('.show').length > 10")
        try await page.driver.js(
          """
          (field => { field.value = 'ave'; field.dispatchEvent(new Event('input')); })(document.querySelector('input'))
          """)
        try await page.driver.until("!\(headings).includes('Planet') && \(headings).includes('Wave')")
      }
    }

    @Test(
      "both pages keep to their width, and axe-core finds nothing", arguments: ["hospital", "television"],
      [(390, true), (1280, false)])
    func look(name: String, view: (width: Int, isDark: Bool)) async throws {
      try await Self.open(name, width: view.width, isDark: view.isDark) { page in
        #expect(try await page.driver.js("document.documentElement.scrollWidth", as: Int.self) <= view.width)
        try await page.picture("\(name)-\(view.width)")
        guard Axe.isMet else { return }
        let findings = try await page.axeFindings()
        #expect(findings == [])
      }
    }
  }
}
