import BrowserDriver
import Testing

extension PaperTests {
  @Suite("Gallery")
  struct GalleryTests {
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
      var scene = Scene()
      scene.path = "/gallery"
      change(&scene)
      return scene
    }

    @Test("the gallery shows all its sections, light and dark, from a server and from a folder of static files")
    func opening() async throws {
      let scenes = [
        ("light", Self.scene()), ("dark", Self.scene { $0.emulation.isDark = true }),
        (
          "static",
          Self.scene {
            $0.host = .staticFiles
            $0.path = "/gallery.html"
          }
        ),
      ]
      for (name, scene) in scenes {
        try await MonthPage.open(scene) { page in
          let headings = try await page.browser.js(
            "probe.all('heading').map((each) => each.textContent)", as: [String].self)
          for heading in [
            "Gallery", "Styles and presets", "States of days", "Indicators", "Shapes", "Weekday names", "Title bars",
            "Levels",
            "Languages and calendar systems",
          ] {
            #expect(headings.contains(heading))
          }
          #expect(headings.filter { $0 == "November 2026" }.count > 20)
          try await page.picture("gallery-\(name)")
        }
      }
    }

    @Test("narrow and wide, nothing reaches out of the page", arguments: [320, 1600])
    func widths(width: Int) async throws {
      try await MonthPage.open(Self.scene { $0.emulation.width = width }) { page in
        #expect(try await page.browser.js("document.documentElement.scrollWidth", as: Int.self) == width)
        #expect(try await page.browser.js("probe.scroller.scrollWidth <= probe.scroller.clientWidth", as: Bool.self))
        // Groups are figures and clip their content.
        let outside = try await page.browser.js(
          "probe.all('group').filter((each) => { const { left, right } = each.getBoundingClientRect();"
            + " return left < 0 || right > innerWidth; }).map((each) => each.ariaLabel)", as: [String].self)
        #expect(outside == [])
        try await page.picture("gallery-\(width)")
      }
    }

    @Test("every text has the contrast it needs, as the browser computes it", arguments: [false, true])
    func contrast(isDark: Bool) async throws {
      try await MonthPage.open(Self.scene { $0.emulation.isDark = isDark }) { page in
        for style in isDark ? ["Auto", "Contrast"] : ["Auto", "Basic"] {
          try await page.click(button: style)
          let report = try await page.browser.js(ContrastProbe.script, as: ContrastProbe.Report.self)
          #expect(report.count > 1500)
          #expect(report.failures == [], "\(style)")
          print("contrast, \(style): \(report.count) texts, exempt in \(report.exempt)")
        }
      }
    }

    @Test("a style is selected by pointer or keys, and changes colors and lines at once")
    func choosing() async throws {
      try await MonthPage.open(Self.scene()) { page in
        #expect(try await Self.ground(page) == "rgb(255, 255, 255)")
        try await page.click(button: "Dark")
        #expect(try await Self.ground(page) == "rgb(18, 20, 23)")
        try await page.press(.tab)
        #expect(try await page.focused() == "Contrast")
        try await page.press(.enter)
        #expect(try await Self.ground(page) == "rgb(255, 255, 255)")
        #expect(try await Self.property("--almanac-ink", page) == "light-dark(#000000,#ffffff)")
        try await page.picture("gallery-contrast")
        // The page overrides the theme.
        try await page.browser.js("probe.host.style.setProperty('--almanac-background', 'rgb(1, 2, 3)')")
        #expect(try await Self.ground(page) == "rgb(1, 2, 3)")
      }
    }

    @Test("a day is selected in its example alone, with the animation of that example")
    func motion() async throws {
      try await MonthPage.open(Self.scene()) { page in
        let figure = "probe.all('group').find((each) => each.ariaLabel === 'Bounce in, fade out')"
        try await page.browser.js("\(figure).scrollIntoView({ block: 'center' })")
        try await page.browser.settle()
        let point = try await page.browser.js(
          "(({ x, y, width, height }) => [x + width / 2, y + height / 2])([...\(figure).querySelectorAll('[role=gridcell]')]"
            + ".find((each) => each.ariaLabel.includes('November 24')).getBoundingClientRect())", as: [Double].self)
        try await page.browser.click(x: point[0], y: point[1])
        try await page.browser.settle()
        let selected = try await page.browser.js(
          "[...\(figure).querySelectorAll('[aria-selected=true]')].map((each) => probe.text(each))", as: [String].self)
        #expect(selected.count == 1 && selected.first?.contains("November 24") == true)
      }
    }

    @Test("the element takes a theme, and has high contrast by default for people who prefer more contrast")
    func themes() async throws {
      try await MonthPage.open(Scene()) { page in
        for (theme, ground) in [
          ("dark", "rgb(18, 20, 23)"), ("light", "rgb(255, 255, 255)"), ("contrast", "rgb(255, 255, 255)"),
        ] {
          try await page.browser.js("probe.host.theme = '\(theme)'")
          try await page.browser.settle()
          #expect(try await Self.ground(page) == ground)
        }
        #expect(try await Self.property("--almanac-hairline", page) == "light-dark(#8f8f8f,#5e5e5e)")
        try await page.browser.js("probe.host.theme = null")
        try await page.browser.settle()
        #expect(try await Self.property("--almanac-hairline", page) == "light-dark(#e3e5e7,#2d3035)")
        try await page.browser.call(
          "Emulation.setEmulatedMedia", ["features": [["name": "prefers-contrast", "value": "more"]]])
        try await page.browser.until(
          "getComputedStyle(probe.host).getPropertyValue('--almanac-hairline') === 'light-dark(#8f8f8f,#5e5e5e)'")
        try await page.picture("month-contrast")
        try await page.browser.call(
          "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
        try await page.browser.settle()
        #expect(
          try await page.browser.js(
            "getComputedStyle(probe.root.querySelector('[aria-current=date]')).outlineStyle", as: String.self)
            == "solid")
        try await page.picture("month-forced-colors")
      }
    }

    @Test("setting the attribute panel later restarts the element with the program that has a panel")
    func laterPanel() async throws {
      try await MonthPage.open(Scene()) { page in
        #expect(try await page.visible("searchbox").isEmpty)
        try await page.browser.js("probe.host.panel = ''")
        try await page.browser.until("probe.all('searchbox').length === 1 && probe.all('gridcell').length > 0")
        try await page.browser.js("probe.host.panel = null")
        try await page.browser.until("probe.visible('searchbox').length === 0")
        #expect(try await page.title() == "November 2026")
      }
    }

    private static func ground(_ page: MonthPage) async throws -> String {
      try await page.browser.js(
        "getComputedStyle(probe.root.querySelector('.v')).backgroundColor", as: String.self)
    }

    private static func property(_ name: String, _ page: MonthPage) async throws -> String {
      try await page.browser.js("getComputedStyle(probe.host).getPropertyValue('\(name)')", as: String.self)
    }
  }
}
