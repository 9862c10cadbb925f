import BrowserDriver
import Testing

extension ElementTests {
  /// Edits on their way to the server.
  @Suite("Saving")
  struct SavingTests {
    private static let scene = Scene().with {
      $0.events = [Scene.allDay("Fair"), Scene.timed("Lunch", hour: 12)]
      $0.isEditable = true
      $0.path = "/#token=secret"
    }

    /// Puts a function between the page and the answers about changes: it gets the request, and what sends it.
    private static func answer(_ function: String, _ page: MonthPage) async throws {
      try await page.driver.js(
        """
        (() => {
          const send = globalThis.realFetch ??= fetch;
          globalThis.fetch = (address, options) => options?.method === 'POST'
            ? (\(function))(options, () => send(address, options)) : send(address, options);
        })()
        """)
    }

    private static let isMarked = "probe.find('button', 'Not saved yet')?.textContent.includes('○ Fair')"
    private static let noAnswer = "() => Promise.reject(new TypeError('no answer'))"

    @Test("ED-135: an event that waits for its answer is marked after two seconds, and no longer when it has come")
    func marks() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.answer("(options, send) => new Promise((done) => { globalThis.go = () => done(send()); })", page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        let start = try await page.driver.js("globalThis.start = performance.now()", as: Double.self)
        #expect(try await page.driver.js("!\(Self.isMarked)") == true)
        try await page.driver.until(Self.isMarked)
        #expect(try await page.driver.js("performance.now()", as: Double.self) - start > 1_000)
        #expect(try await page.driver.js("!probe.find('button', 'Lunch').textContent.includes('○')") == true)
        #expect(try await !page.said().contains("Not saved yet"), "a slow answer is no trouble")
        try await page.picture("saving-marked")
        try await page.driver.js("go()")
        try await page.waitUntilSaved()
        try await page.driver.until("probe.find('button', 'Fair') && !probe.find('button', 'Not saved yet')")
      }
    }

    @Test("ED-135, ED-137: edits without an answer wait in their order, leaving asks, and a button sends them again")
    func failing() async throws {
      try await MonthPage.open(Self.scene) { page in
        let leaves = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
        try await Self.answer(Self.noAnswer, page)
        for _ in 0..<2 { try await page.drag(try await page.find("button", named: "Fair"), weeks: -1) }
        try await page.driver.until("probe.root.querySelector('.note button')")
        #expect(try await page.said().contains("Not saved yet"))
        #expect(try await page.driver.js(Self.isMarked) == true)
        #expect(try await page.heard("savechange").last == #"{"pending":2,"failed":0}"#)
        #expect(try await page.driver.js(leaves) == false)
        try await page.picture("saving-failing")
        try await Self.answer("(options, send) => send()", page)
        try await page.driver.js("probe.root.querySelector('.note button').click()")
        try await page.waitUntilSaved()
        try await page.driver.until("!probe.find('button', 'Not saved yet')")
        #expect(try await page.said().contains("Saved"))
        #expect(try await page.driver.js(leaves) == true)
        let after = try await page.find("button", named: "Fair").frame
        try await page.reload()
        #expect(try await page.find("button", named: "Fair").frame == after)
      }
    }

    @Test("ED-137: leaving asks while edits wait, also when the element has left the page meanwhile or came back")
    func removal() async throws {
      try await MonthPage.open(Self.scene) { page in
        let leaves = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
        try await Self.answer(Self.noAnswer, page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.js("(globalThis.kept = probe.host, kept.remove(), true)")
        #expect(try await page.driver.js(leaves) == false)
        try await page.driver.js("(document.body.append(kept), true)")
        try await page.waitUntilReady()
        #expect(try await page.driver.js(leaves) == false)
        try await Self.answer("(options, send) => send()", page)
        try await page.driver.js("dispatchEvent(new Event('online'))")
        try await page.waitUntilSaved()
        #expect(try await page.driver.js(leaves) == true)
      }
    }

    @Test("V1: an edit whose request hangs is said to be not saved, and sent again when a person wants it")
    func hanging() async throws {
      try await MonthPage.open(Self.scene) { page in
        let hangs =
          "({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))))"
        try await Self.answer(hangs, page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.until("probe.root.querySelector('.note button')")
        #expect(try await page.said().contains("Not saved yet"))
        try await Self.answer("(options, send) => send()", page)
        try await page.driver.js("probe.root.querySelector('.note button').click()")
        try await page.waitUntilSaved()
      }
    }

    @Test("V3, V4: a code in the address becomes the key of the browser, which other tabs and used addresses share")
    func codes() async throws {
      try await MonthPage.open(Self.scene.with { $0.path = "/#code=once" }) { page in
        #expect(try await page.driver.js("location.hash") == "")
        #expect(try await page.driver.js("Object.values(localStorage).includes('secret')") == true)
        for path in ["/", "/#code=once"] {
          try await page.beside(Self.scene.with { $0.path = path }) { other in
            #expect(try await other.driver.js("location.hash") == "")
            _ = try await other.find("button", named: "Fair")
          }
        }
        try await page.driver.js("localStorage.clear()")
      }
    }

    @Test("ED-137: a server that has another secret gets the edits when its address is opened")
    func otherToken() async throws {
      try await MonthPage.open(Self.scene) { page in
        let refusal = #"Promise.resolve(new Response('{"error":"expected the token"}', { status: 401 }))"#
        try await Self.answer("() => \(refusal)", page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.until("probe.root.querySelector('.note button')")
        #expect(
          try await page.said().contains("This page has no valid key: open it by the address that the server gives"))
        #expect(try await page.heard("savechange").last == #"{"pending":1,"failed":0}"#)
        try await Self.answer("(options, send) => send()", page)
        try await page.driver.js("location.hash = '#token=secret'")
        try await page.waitUntilSaved()
        #expect(try await page.driver.js("location.hash") == "")
      }
    }

    @Test(
      "ED-137: why a server does not take an edit for now, people read in their language (issue 33, 12)",
      arguments: [
        (507, "Der Speicher des Servers ist voll oder gestört"), (503, "Der Server ist gerade nicht verfügbar"),
      ])
    func trouble(status: Int, sentence: String) async throws {
      try await MonthPage.open(Self.scene.with { $0.emulation.locale = "de-DE" }) { page in
        let trouble =
          #"Promise.resolve(new Response('{"error":"the change cannot be kept: disk is full"}', { status: \#(status) }))"#
        try await Self.answer("() => \(trouble)", page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.until("probe.root.querySelector('.note button')")
        let said = try await page.said()
        #expect(said.contains("Noch nicht gesichert") && said.contains(sentence) && !said.contains("disk"), "\(said)")
        let heard = try await page.heard("saveerror").first
        #expect(heard == #"{"status":\#(status),"message":"the change cannot be kept: disk is full"}"#)
        try await Self.answer("(options, send) => send()", page)
        try await page.driver.js("probe.root.querySelector('.note button').click()")
        try await page.waitUntilSaved()
      }
    }

    @Test(
      "ED-154: a page whose secret the server does not know says so, and gets its events when its address is opened")
    func reading() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.driver.js(
          """
          globalThis.realFetch = fetch;
          globalThis.fetch = (address, options) => options?.headers.Authorization === 'Bearer secret'
            ? Promise.resolve(new Response('{"error":"expected the token"}', { status: 401 })) : realFetch(address, options);
          probe.host.date = '2027-08-15';
          """)
        try await page.driver.until("probe.root.querySelector('.note button')")
        #expect(
          try await page.said().contains("This page has no valid key: open it by the address that the server gives"))
        try await page.driver.js("globalThis.fetch = realFetch; location.hash = '#token=secret'")
        try await page.driver.until("!probe.root.querySelector('.note button')")
        #expect(try await page.driver.js("location.hash") == "")
      }
    }

    /// Answers the first edit as if somebody else had changed the event, and takes the next one.
    private static func conflict(_ change: String) -> String {
      """
      ({ body }) => {
        const [{ calendar, uid, ics, ifMatch }] = JSON.parse(body), isAgain = ifMatch === '99';
        const failed = [{ calendar, uid, etag: '99', ics: (\(change))(ics) }];
        globalThis.sent = ics;
        const answer = isAgain ? [{ calendar, uid, etag: '100' }] : { error: 'changed', failed };
        return Promise.resolve(new Response(JSON.stringify(answer), { status: isAgain ? 200 : 412 }));
      }
      """
    }

    /// Moves the event to other days.
    private static let otherDays =
      "ics => ics.replace(/DTSTART;VALUE=DATE:\\d+/, 'DTSTART;VALUE=DATE:20261103').replace(/DTEND;VALUE=DATE:\\d+/, 'DTEND;VALUE=DATE:20261104')"

    @Test("ED-138: an edit of what somebody else has changed is joined with that and sent again, without a question")
    func joining() async throws {
      try await MonthPage.open(Self.scene) { page in
        let change = "ics => ics.replace('SUMMARY:Fair', 'SUMMARY:Market')"
        try await Self.answer(Self.conflict(change), page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        _ = try await page.find("button", named: "Market")
        try await page.waitUntilSaved()
        #expect(try await page.heard("savechange").last == #"{"pending":0,"failed":0}"#)
        #expect(try await page.driver.js("sent.includes('SUMMARY:Market')") == true)
        #expect(try await page.driver.js("!probe.find('dialog', '')") == true)
      }
    }

    @Test("ED-132: times that both changed are asked about, in a popover that says both, and the answer is saved")
    func conflict() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.answer(Self.conflict(Self.otherDays), page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.until("probe.find('dialog', 'Which version of Fair?')")
        #expect(try await page.heard("savechange").last == #"{"pending":1,"failed":0}"#)
        try await page.driver.settle()
        try await page.picture("saving-conflict")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        try await page.driver.js("(probe.find('button', 'The version from elsewhere').click(), true)")
        try await page.waitUntilSaved()
        #expect(try await page.driver.js("sent.includes('DTSTART;VALUE=DATE:20261103')") == true)
        try await page.driver.until("!probe.find('dialog', '')")
      }
    }

    @Test("ED-150: a page that prevents the question which version counts answers it by itself")
    func ownAnswer() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.answer(Self.conflict(Self.otherDays), page)
        try await page.driver.js(
          """
          probe.host.addEventListener('eventconflict', event => {
            event.preventDefault();
            const { fields, mine, theirs, choose } = event.detail;
            globalThis.asked = [fields.join(), mine.start, theirs.start, typeof choose].join(' ');
            choose('theirs');
          })
          """)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.waitUntilSaved()
        #expect(try await page.driver.js("asked") == "times 2026-11-14 2026-11-03 function")
        #expect(try await page.driver.js("sent.includes('DTSTART;VALUE=DATE:20261103')") == true)
        #expect(try await page.driver.js("!probe.find('dialog', '')") == true)
      }
    }

    @Test("ED-132: what nobody has decided is asked about again with the next edit, although its notice is gone")
    func undecided() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await Self.answer(Self.conflict(Self.otherDays), page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.until("probe.find('dialog', 'Which version of Fair?')")
        try await page.press(.escape)
        try await page.driver.until("!probe.find('dialog', '')")
        try await page.press(.escape)
        #expect(try await page.heard("savechange").last == #"{"pending":1,"failed":0}"#)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: 1)
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-137: an edit that the server does not take is put back, and what was lost can be saved as a file")
    func refused() async throws {
      try await MonthPage.open(Self.scene) { page in
        let before = try await page.find("button", named: "Fair").frame
        let refusal = #"() => Promise.resolve(new Response('{"error":"too much"}', { status: 413 }))"#
        try await Self.answer(refusal, page)
        try await page.driver.js(
          """
          const create = URL.createObjectURL;
          URL.createObjectURL = blob => (blob.text().then(text => { globalThis.text = text; }), create(blob));
          HTMLAnchorElement.prototype.click = function () { globalThis.file = this.download; };
          """)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.driver.until("probe.root.querySelector('.note button')")
        #expect(try await page.said().contains("Not saved: the server does not accept this change."))
        #expect(try await !page.said().contains("too much"), "what servers say is in English")
        #expect(try await page.heard("saveerror") == [#"{"status":413,"message":"too much"}"#])
        #expect(try await page.heard("savechange").last == #"{"pending":0,"failed":1}"#)
        #expect(try await page.find("button", named: "Fair").frame == before)
        #expect(try await page.driver.js("!probe.find('button', 'Undo')") == true, "there is nothing to undo")
        try await page.driver.settle()
        try await page.picture("saving-refused")
        try await page.driver.js("probe.root.querySelector('.note button').click()")
        try await page.driver.until("globalThis.text?.includes('SUMMARY:Fair')")
        #expect(try await page.driver.js("file") == "Fair.ics")
        #expect(try await page.driver.js("!probe.root.querySelector('.note button')") == true)
      }
    }

    @Test("ED-9: where the server makes no changes no drag edits, and no event shows handles")
    func readOnly() async throws {
      try await MonthPage.open(Self.scene.with { $0.isReadOnly = true }) { page in
        let fair = try await page.find("button", named: "Fair")
        try await page.drag(fair, weeks: -1)
        #expect(try await page.find("button", named: "Fair").frame == fair.frame)
        #expect(try await page.heard("eventchange") == [])
        try await page.picture("editing-read-only")
      }
    }
  }
}
