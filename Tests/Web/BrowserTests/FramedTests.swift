import BrowserDriver
import Testing

extension ElementTests {
  @Suite("A calendar in a frame of another page")
  struct FramedTests {
    @Test(
      "in a sandboxed frame, wheels and keys are those of the calendar, and no others",
      arguments: ["allow-scripts", "allow-scripts allow-same-origin"] as [String?])
    func input(sandbox: String?) async throws {
      try await Self.open(sandbox) { page in
        let browser = page.browser
        // Beside the frame the page scrolls, over it the calendar does.
        try await browser.wheel(x: 1000, y: 500, by: 300)
        try await browser.until("scrollY >= 299")
        try await browser.js("scrollTo(0, 0)")
        try await browser.settle()
        try await browser.wheel(x: 390, y: 450, by: 600)
        try await browser.until("told.some((each) => each.startsWith('visiblerange') && each.includes('2027-'))")
        try await browser.wheel(x: 390, y: 450, by: -240, .control)
        try await browser.until("told.includes('levelchange {\"level\":\"week\"}')")
        #expect(try await browser.js("scrollY") == 0)
        #expect(try await browser.js("visualViewport.scale") == 1)
        // Keys go where the focus is.
        try await browser.js("document.querySelector('input').focus()")
        try await page.press(.letter("t"))
        try await page.press(.arrowRight)
        #expect(try await browser.js("document.querySelector('input').value") == "t")
        #expect(try await browser.js("told.filter((each) => each.startsWith('dateselect')).length") == 0)
        try await browser.click(x: 390, y: 450)
        try await browser.until("told.filter((each) => each.startsWith('dateselect')).length === 1")
        try await browser.until("told.includes('focusin')")
        try await page.press(.arrowRight)
        try await browser.until("told.filter((each) => each.startsWith('dateselect')).length === 2")
        #expect(try await browser.js("document.querySelector('input').value") == "t")
      }
    }

    @Test("a page is printed with the calendar of its frame as a whole, inside the frame")
    func printing() async throws {
      try await Self.open(nil) { page in
        let browser = page.browser
        try await browser.js("frames[0].probe.host.level = 'week'")
        try await browser.until("told.includes('levelchange {\"level\":\"week\"}')")
        try await browser.settle()
        let size = "(({ width, height }) => [width, height])(box.getBoundingClientRect())"
        try await browser.js("globalThis.box = frames[0].probe.root.querySelector('.box')")
        try await browser.js("frames[0].dispatchEvent(new Event('beforeprint'))")
        let printed = try await browser.js(size, as: [Double].self)
        #expect(abs(printed[0] - 700) < 1 && abs(printed[1] - 600) < 1, "\(printed)")
        let hours =
          "[...box.querySelectorAll('.v')].filter((each) => /^1?\\d\\s[AP]M$/.test(each.textContent)"
          + " && frames[0].probe.isVisible(each)).length"
        #expect(try await browser.js(hours) == 24)
        try await browser.js("frames[0].dispatchEvent(new Event('afterprint'))")
        try await browser.settle()
        #expect(try await browser.js(size, as: [Double].self) == [700, 600])
      }
    }

    /// Opens a high page with a field and a frame of 700 by 600 points; `told` has what happened in the frame.
    private static func open(_ sandbox: String?, _ body: (MonthPage) async throws -> Void) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (() => {
            globalThis.told = [];
            addEventListener('message', (event) => told.push(event.data));
            probe.host.remove();
            for (const each of [document.documentElement, document.body]) each.style.overflow = 'visible';
            document.body.style.height = '4000px';
            const frame = document.createElement('iframe');
            \(sandbox.map { "frame.sandbox = '\($0)';" } ?? "")
            frame.style.cssText = 'position: absolute; left: 40px; top: 100px; width: 700px; height: 600px; border: 0';
            frame.src = '/element.html';
            document.body.append(frame);
          })()
          """)
        try await page.browser.until("told.some((each) => each.startsWith('ready'))")
        try await page.browser.settle()
        try await body(page)
      }
    }
  }
}
