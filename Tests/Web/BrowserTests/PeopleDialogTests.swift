import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// The dialog of people, each time on a server of its own, which has nobody at the start.
  @Suite("People in the page")
  struct PeopleDialogTests {
    private static let scene = Scene().with {
      $0.showsMenu = true
      $0.isEditable = true
      $0.path = "/#token=secret"
      $0.events = [Scene.timed("Lunch", hour: 12)]
    }

    /// The dialog on top.
    private static let dialog = "[...document.querySelectorAll('dialog[open]')].at(-1)"
    private static let count = "document.querySelectorAll('dialog[open]').length"
    private static let headings = "[...document.querySelectorAll('dialog h3')].map(each => each.textContent).join()"

    // MARK: - Steps

    /// Opens the dialog with the entry before the last one, in any language.
    private static func open(_ page: MonthPage) async throws {
      try await page.driver.until("document.querySelectorAll('.almanac-menu button').length === 6")
      try await page.driver.js("[...document.querySelectorAll('.almanac-menu button')].at(-2).click()")
      try await page.driver.until("\(count) === 1")
    }

    /// Presses a button of the dialog on top, by its label.
    private static func press(_ label: String, _ page: MonthPage) async throws {
      let found = "(each.ariaLabel ?? each.textContent) === \(MonthPage.quoted(label))"
      try await page.driver.js("[...\(dialog).querySelectorAll('button')].find(each => \(found)).click()")
    }

    private static func enter(_ text: String, _ page: MonthPage) async throws {
      try await page.driver.js("\(dialog).querySelector('input').value = \(MonthPage.quoted(text))")
    }

    /// Makes Anna, whom this browser belongs to, and Ben.
    private static func addPeople(_ page: MonthPage) async throws {
      try await page.driver.js(
        """
        (async () => {
          const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer secret' }, send = fetch;
          let release;
          // What the page asks meanwhile waits until it is Anna's, or the browser would report refused requests.
          const gate = new Promise((resolve) => { release = resolve; });
          globalThis.fetch = (...request) => gate.then(() => send(...request));
          const ask = async (path, body) =>
            (await send(`api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
          const { code } = await ask('people', { name: 'Anna' });
          await ask('key', { code });
          globalThis.fetch = send;
          release();
          await ask('people', { name: 'Ben' });
        })()
        """)
    }

    // MARK: - Tests

    @Test("WK-242: whoever adds the first person owns the page, and gives others a personal link, which is shown once")
    func first() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.open(page)
        let text = try await page.driver.js("\(Self.dialog).textContent", as: String.self)
        #expect(text.contains("Begin with your own name.") && !text.contains("Share calendars"))
        try await page.driver.js("globalThis.isOld = true")
        try await Self.enter("Anna", page)
        try await Self.press("Add", page)
        try await page.driver.until("!globalThis.isOld && probe.host?.hasAttribute('ready') && probe.hasEvents")
        try await Self.open(page)
        #expect(try await page.driver.js(Self.headings) == "Anna")
        #expect(try await page.driver.js("\(Self.dialog).textContent.includes('This browser')") == true)
        #expect(try await page.driver.js("\(Self.dialog).textContent.includes('Remove')") == false)
        try await Self.enter("Ben", page)
        try await Self.press("Add", page)
        try await page.driver.until("\(Self.dialog).querySelector('h2').textContent === 'Personal link for Ben'")
        let link = try await page.driver.js("\(Self.dialog).querySelector('code').textContent", as: String.self)
        let origin = try await page.driver.js("location.origin", as: String.self)
        #expect(link.hasPrefix("\(origin)/#code=") && link.count == origin.count + 39)
        try await page.driver.until("\(Self.dialog).querySelector('img[alt=\"QR code\"]').naturalWidth > 0")
        try await page.picture("people-link")
        try await page.driver.js("navigator.clipboard.writeText = async text => { globalThis.copied = text; }")
        try await Self.press("Copy: Personal link", page)
        try await page.driver.until("\(Self.dialog).textContent.includes('Copied')")
        #expect(try await page.driver.js("globalThis.copied", as: String.self) == link)
        try await page.press(.escape)
        try await page.driver.until("\(Self.count) === 1")
        #expect(try await page.driver.js("\(Self.dialog).contains(document.activeElement)") == true)
        #expect(try await page.driver.js(Self.headings) == "Anna,Ben,Share calendars")
        #expect(try await page.driver.js("document.documentElement.outerHTML.includes('#code=')") == false)
      }
    }

    @Test("WK-242: a calendar is shared, people are renamed and removed after a question, and a refusal is explained")
    func changing() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.addPeople(page)
        try await Self.open(page)
        let list = "\(Self.dialog).querySelector('select[aria-label=Ben]')"
        #expect(try await page.driver.js("\(list).value") == "none")
        try await page.driver.js(
          "(each => { each.isOld = true; each.value = 'read'; each.dispatchEvent(new Event('change')); })(\(list))")
        try await page.driver.until("!\(list).isOld && \(list).value === 'read'")
        try await page.picture("people")
        try await Self.press("Rename: Ben", page)
        try await page.driver.until("\(Self.count) === 2")
        try await Self.enter("Benno", page)
        try await Self.press("Rename", page)
        try await page.driver.until("\(Self.headings) === 'Anna,Benno,Share calendars'")
        #expect(try await page.driver.js("\(Self.dialog).querySelector('select[aria-label=Benno]').value") == "read")
        // Browsers report refused requests in the console.
        try await page.driver.js(
          """
          (() => { const send = fetch; globalThis.fetch = async (address, options) => options?.method === 'POST'
            ? new Response('{}', { status: 409 }) : send(address, options); globalThis.send = send; })()
          """)
        try await Self.enter("Anna", page)
        try await Self.press("Add", page)
        try await page.driver.until(
          "\(Self.dialog).querySelector('[role=status]').textContent === 'Somebody else has this name.'")
        try await page.driver.js("(globalThis.fetch = globalThis.send, true)")
        try await Self.press("Remove: Benno", page)
        try await page.driver.until("\(Self.count) === 2")
        try await Self.press("Cancel", page)
        try await page.driver.until("\(Self.count) === 1")
        #expect(try await page.driver.js("\(Self.headings)") == "Anna,Benno,Share calendars")
        try await Self.press("Remove: Benno", page)
        try await page.driver.until("\(Self.count) === 2")
        try await Self.press("Remove", page)
        try await page.driver.until("\(Self.headings) === 'Anna'")
      }
    }

    @Test("WK-242: a device gets server, name, password, QR code, and profile, until its key is revoked")
    func devices() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.addPeople(page)
        try await Self.open(page)
        // The policy of the page lets no script read a URL of a file.
        try await page.driver.js(
          """
          (() => { const make = URL.createObjectURL; URL.createObjectURL = file => (globalThis.made = [file, make(file)])[1]; })()
          """)
        try await Self.press("New device: Ben", page)
        try await page.driver.until("\(Self.count) === 2")
        try await Self.enter("Phone", page)
        try await Self.press("Add", page)
        try await page.driver.until("\(Self.dialog).querySelector('h2').textContent === 'Device of Ben'")
        let rows = "[...\(Self.dialog).querySelectorAll('dd')].map(each => each.textContent).join(' ')"
        let origin = try await page.driver.js("location.origin", as: String.self)
        #expect(try await page.driver.js(rows, as: String.self) == "\(origin) Ben")
        let password = try await page.driver.js("\(Self.dialog).querySelector('code').textContent", as: String.self)
        #expect(password.count == 27)
        #expect(try await page.driver.js("\(Self.dialog).querySelector('a[download]').href === made[1]") == true)
        let profile = try await page.driver.js("made[0].text()", as: String.self)
        #expect(profile.contains("<string>\(password.replacing("-", with: ""))</string>"))
        try await page.driver.until("\(Self.dialog).querySelector('img[alt=\"QR code\"]').naturalWidth > 0")
        try await page.picture("people-device")
        try await Self.press("Close", page)
        try await page.driver.until("\(Self.count) === 1")
        #expect(try await page.driver.js("\(Self.dialog).textContent.includes('Phone')") == true)
        try await Self.press("Revoke: Phone, Never used", page)
        try await page.driver.until("!\(Self.dialog).textContent.includes('Phone')")
      }
    }

    @Test(
      "WK-243: axe-core finds nothing in the dialogs of people, at 390 and 1280 points, light, dark, and right to left",
      .enabled(if: Axe.isMet), arguments: [390, 1280], ["en", "ar"])
    func axe(width: Int, language: String) async throws {
      let scene = Self.scene.with {
        $0.emulation.width = width
        $0.emulation.isDark = width == 390
        $0.emulation.locale = language
      }
      try await MonthPage.open(scene) { page in
        func check(_ name: String) async throws {
          #expect(try await page.axeFindings() == [], "\(name)")
          try await page.picture("people-\(name)-\(width)-\(language)")
          let isWithin = "\(Self.dialog).scrollWidth <= \(Self.dialog).clientWidth"
          #expect(try await page.driver.js(isWithin) == true, "\(name)")
        }
        try await Self.open(page)
        try await check("nobody")
        try await page.driver.js("\(Self.dialog).close()")
        try await Self.addPeople(page)
        try await Self.open(page)
        try await check("people")
        // The actions of Ben: rename, new link, new device, and remove.
        func act(_ number: Int) async throws {
          let actions = "document.querySelectorAll('.almanac-actions')[1].querySelectorAll('button')"
          try await page.driver.js("\(actions)[\(number)].click()")
          try await page.driver.until("\(Self.count) === 2")
        }
        try await act(1)
        try await check("link")
        try await page.driver.js("\(Self.dialog).close()")
        try await page.driver.until("\(Self.count) === 1")
        try await act(2)
        try await check("label")
        try await page.driver.js("\(Self.dialog).querySelector('.almanac-main').click()")
        try await page.driver.until("\(Self.dialog).querySelector('a[download]')")
        try await check("device")
      }
    }
  }
}
