import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// What belongs to the page, and what to the calendar.
  @Suite("Between page and calendar")
  struct BoundaryTests {
    private static func open(_ body: (MonthPage) async throws -> Void) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (probe.host.setAttribute('date', '2026-11-10'), probe.host.setAttribute('today', '2026-11-10'),
           probe.host.events = [{ id: 'a', title: 'Alpha', start: '2026-11-10T10:00' }], true)
          """)
        try await page.browser.until("probe.find('button', 'Alpha')")
        try await body(page)
      }
    }

    @Test("letters typed into an input of the page, in details, reach no listener of the calendar")
    func fieldsOfPage() async throws {
      try await Self.open { page in
        try await page.browser.js(
          """
          (window.natives = 0, probe.host.detailsContent = () => {
             const form = document.createElement('form'), free = document.createElement('div');
             free.contentEditable = 'true';
             free.textContent = 'free';
             form.append(document.createElement('input'), free);
             return form;
           },
           ['selectionchange', 'dateselect'].forEach(type =>
             probe.host.addEventListener(type, () => natives++)), true)
          """)
        try await page.click(button: "Alpha")
        try await page.browser.until("document.querySelector('almanac-calendar input')?.checkVisibility()")
        for (selector, own) in [("input", "value"), ("[contenteditable]", "textContent")] {
          let place = try await page.browser.js(
            """
            (({ x, y, width, height }) => [x + width / 2, y + height / 2])(
              document.querySelector('almanac-calendar \(selector)').getBoundingClientRect())
            """, as: [Double].self)
          try await page.browser.click(x: place[0], y: place[1])
          for letter in "tan" { try await page.press(.letter(letter)) }
          let text = try await page.browser.js(
            "document.querySelector('almanac-calendar \(selector)').\(own)", as: String.self)
          #expect(text.contains("tan"), "\(selector)")
        }
        #expect(try await page.browser.js("natives") == 0)
      }
    }

    @Test("a key event without a key, as of browsers that fill in forms, does nothing")
    func keyless() async throws {
      try await Self.open { page in
        try await page.browser.js(
          """
          (probe.all('gridcell')[9].dispatchEvent(new Event('keydown', { bubbles: true, composed: true, cancelable: true })), true)
          """)
        #expect(try await page.browser.js("probe.violations.length") == 0)
      }
    }

    @Test("a popover that a listener of eventactivate opens stays open")
    func popover() async throws {
      try await Self.open { page in
        try await page.browser.js(
          """
          (() => {
            const popover = document.createElement('div');
            popover.popover = 'auto';
            popover.textContent = 'Details';
            document.body.append(popover);
            probe.host.addEventListener('eventactivate', event => (event.preventDefault(), popover.showPopover()));
          })()
          """)
        try await page.click(button: "Alpha")
        try await page.browser.settle()
        #expect(try await page.browser.js("document.querySelector('[popover]').matches(':popover-open')") == true)
        #expect(try await page.heard("eventactivate").count == 1)
      }
    }

    @Test("eventhover also fires over an event with content of the page")
    func hover() async throws {
      try await Self.open { page in
        try await page.browser.js(
          """
          (window.hovers = [], probe.host.eventContent = ({ title }) => Object.assign(document.createElement('b'), { textContent: title }),
           probe.host.addEventListener('eventhover', ({ detail }) => hovers.push(detail?.id ?? '')), true)
          """)
        try await page.browser.until("document.querySelector('almanac-calendar b')")
        try await page.browser.settle()
        let place = try await page.center(of: try await page.find("button", named: "Alpha"))
        try await page.browser.moveMouse(to: (x: place.x, y: place.y))
        try await page.browser.until("hovers.length === 1")
        try await page.browser.moveMouse(to: (x: place.x, y: place.y + 200))
        try await page.browser.until("hovers.length === 2")
        #expect(try await page.browser.js("hovers", as: [String].self) == ["a", ""])
      }
    }

    @Test(
      "nothing that a page's text inherits reaches the calendar",
      arguments: [
        "text-indent: 2em", "writing-mode: vertical-rl", "letter-spacing: 4px", "word-spacing: 20px",
        "text-transform: uppercase", "line-height: 3", "font: italic bold 30px serif", "text-align: end",
        "white-space: pre", "font-variant: small-caps", "text-shadow: 0 0 9px red", "hyphens: auto",
      ])
    func inherited(style: String) async throws {
      try await Self.open { page in
        let layout = """
          JSON.stringify([...probe.root.querySelectorAll('.v')].filter(each => each.firstChild?.data).map(each =>
            [each.textContent, each.scrollWidth, each.scrollHeight, ...['fontStyle', 'fontWeight', 'letterSpacing',
              'textTransform', 'textShadow', 'textIndent', 'writingMode'].map(name => getComputedStyle(each)[name])]))
          """
        // The size of a block follows the direction of the text around it unless it is given.
        try await page.browser.js("(probe.host.style.cssText += ';width: 700px; height: 500px', true)")
        try await page.browser.settle()
        let before = try await page.browser.js(layout, as: String.self)
        try await page.browser.js("(document.body.style.cssText += ';\(style)', true)")
        try await page.browser.settle()
        #expect(try await page.browser.js(layout, as: String.self) == before)
      }
    }

    @Test("the wheel scrolls the page over a calendar that cannot scroll further")
    func wheelBeyond() async throws {
      try await Self.open { page in
        try await page.browser.js(
          """
          (document.body.style.height = 'auto', document.documentElement.style.height = 'auto',
           probe.host.style.height = '500px', document.body.append(Object.assign(document.createElement('div'),
             { style: 'height: 3000px' })), document.documentElement.style.overflow = 'auto', document.body.style.overflow = 'visible',
           probe.host.configure({ min: '2026-11-01', max: '2026-11-30' }), true)
          """)
        try await page.browser.settle()
        for _ in 0..<12 {
          try await page.browser.wheel(x: 300, y: 300, by: 400)
          try await page.browser.settle()
        }
        #expect(try await page.browser.js("document.scrollingElement.scrollTop > 0") == true)
      }
    }

    @Test("without what browsers have, as in jsdom, nothing throws and whenReady rejects")
    func withoutSheets() async throws {
      try await Self.open { page in
        let reason = try await page.browser.js(
          """
          (async () => {
            const { replaceSync } = CSSStyleSheet.prototype, { error } = console;
            delete CSSStyleSheet.prototype.replaceSync;
            console.error = () => {};
            const other = document.createElement('almanac-calendar');
            try {
              document.body.append(other);
              return await other.whenReady().then(() => 'ready', ({ message }) => message);
            } finally {
              Object.assign(CSSStyleSheet.prototype, { replaceSync });
              console.error = error;
              other.remove();
            }
          })()
          """, as: String.self)
        #expect(reason.contains("replaceSync"))
      }
    }

    @Test("a program that cannot be loaded is said in the language of the page, and whenReady rejects")
    func failure() async throws {
      try await Self.open { page in
        try await page.browser.js(
          """
          (console.error = () => {}, window.other = document.createElement('almanac-calendar'), other.lang = 'de', other.panel = '',
           other.constructor.configure({ files: { 'almanac-edit.wasm': () => Promise.reject(new Error('404')) } }),
           document.body.append(other), other.whenReady().catch(({ message }) => window.reason = message), true)
          """)
        try await page.browser.until("window.reason")
        let said = try await page.browser.js(
          "other.shadowRoot.querySelector('[role=alert]').textContent", as: String.self)
        #expect(said.contains("nicht geladen"), "\(said)")
        #expect(try await page.browser.js("reason", as: String.self).contains("404"))
      }
    }
  }
}
