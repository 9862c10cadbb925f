import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// The option `history`.
  @Suite("The place in the URL")
  struct PlaceTests {
    /// A calendar without a server. The month is that of 21 November 2026.
    private static func scene(_ hash: String = "") -> Scene {
      Scene().with {
        $0.host = .staticFiles
        $0.path = "/" + hash
        $0.hasHistory = true
      }
    }

    /// A calendar with "Lunch" today at 12:00, and every week "Choir".
    private static func club(_ hash: String = "") -> Scene {
      Scene().with {
        var choir = Scene.timed("Choir", hour: 19)
        choir.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
        $0.events = [Scene.timed("Lunch", hour: 12), choir]
        $0.path = "/" + hash
        $0.hasHistory = true
      }
    }

    private static let lunch = "Lunch-\(Scene.today.rawValue)"

    private static func wait(forHash hash: String, _ page: MonthPage) async throws {
      try await page.driver.until("location.hash === '\(hash)'")
    }

    private static func wait(forTitle title: String, _ page: MonthPage) async throws {
      try await page.driver.until("probe.host.period.title === '\(title)'")
      try await page.driver.js("probe.rest()")
    }

    /// Opens the details of an event with the mouse.
    private static func open(_ title: String, _ page: MonthPage) async throws {
      let point = try await page.center(of: try await page.find("button", named: title))
      try await page.driver.click(x: point.x, y: point.y)
      try await page.waitForDetails()
    }

    @Test("WK-210: periods and levels are entries; Back and Forward go there, and no place is there twice in a row")
    func backAndForward() async throws {
      try await MonthPage.open(Self.scene()) { page in
        let count = try await page.driver.js("history.length", as: Int.self)
        #expect(try await page.driver.js("location.hash") == "")
        try await page.driver.js("probe.host.next()")
        try await Self.wait(forHash: "#/month/2026-12-21", page)
        // The period in view, which is an entry already.
        try await page.driver.js("probe.host.goTo('2026-12-24')")
        try await page.driver.js("probe.host.setLevel('week', { around: '2026-12-24' })")
        try await Self.wait(forHash: "#/week/2026-12-24", page)
        #expect(try await page.driver.js("history.length", as: Int.self) == count + 2)
        try await page.driver.js("history.back()")
        try await page.driver.until("probe.host.period.level === 'month'")
        try await Self.wait(forTitle: "December 2026", page)
        try await page.driver.js("history.back()")
        try await Self.wait(forTitle: "November 2026", page)
        #expect(try await page.driver.js("location.hash") == "")
        try await page.driver.js("history.go(2)")
        try await page.driver.until("probe.host.period.level === 'week' && probe.host.period.start <= '2026-12-24'")
        try await page.driver.settle()
        try await Self.wait(forHash: "#/week/2026-12-24", page)
        #expect(try await page.driver.js("history.length", as: Int.self) == count + 2)
      }
    }

    @Test("WK-210: an opened event is an entry; closing it goes back, and Forward opens it again")
    func events() async throws {
      try await MonthPage.open(Self.club()) { page in
        try await Self.open("Lunch", page)
        try await Self.wait(forHash: "#/month/2026-11-21/\(Self.lunch)", page)
        try await page.closeDetails()
        try await Self.wait(forHash: "", page)
        try await page.driver.js("history.forward()")
        try await page.waitForDetails()
        try await Self.wait(forHash: "#/month/2026-11-21/\(Self.lunch)", page)
        try await page.driver.js("history.back()")
        try await page.driver.until("!\(MonthPage.hasDialog)")
        #expect(try await page.driver.js("location.hash") == "")
      }
    }

    @Test("WK-210: a bookmark begins at its place and opens the occurrence of its event, again after a reload")
    func bookmark() async throws {
      let hash = "#/month/2026-12-05/Choir-\(Scene.today.rawValue)/2026-12-05T19%3A00"
      try await MonthPage.open(Self.club(hash)) { page in
        try await page.waitForDetails()
        // No other month was visible before.
        #expect(try await page.heard("visiblerange").first?.contains("2026-11-01") == false)
        func isOpen() async throws -> Bool {
          let text = try await page.driver.js(
            "probe.all('dialog').map((each) => each.textContent).join()", as: String.self)
          return text.contains("Choir") && text.contains("December 5")
        }
        #expect(try await isOpen())
        let url = "probe.host.linkTo('Choir-\(Scene.today.rawValue)', { recurrenceId: '2026-12-05T19:00' })"
        #expect(try await page.driver.js("\(url) === location.href") == true)
        #expect(try await page.driver.js("probe.host.linkTo('nothing')") == .null)
        try await page.driver.js("(window.isOld = true, setTimeout(() => location.reload()), true)")
        try await page.driver.until("!window.isOld && probe.host.hasAttribute('ready') && \(MonthPage.hasDialog)")
        #expect(try await isOpen())
        #expect(try await page.driver.js("probe.host.period.start", as: String.self) == "2026-12-01")
        // No entry without the event precedes it.
        try await page.driver.js("probe.host.hideEvents()")
        try await Self.wait(forHash: "#/month/2026-12-05", page)
      }
    }

    @Test("WK-210: the hash of the start takes precedence over attributes, but not over later settings")
    func attributes() async throws {
      try await MonthPage.open(Self.scene("#/month/2027-03-15")) { page in
        try await Self.wait(forTitle: "March 2027", page)
        try await page.driver.js(
          "(probe.host.setAttribute('date', '2027-06-01'), probe.host.setAttribute('level', 'year'))")
        try await page.driver.until("probe.host.period.level === 'year'")
        try await page.driver.until("location.hash.startsWith('#/year/2027-')")
      }
    }

    @Test("WK-210: scrolling that comes to rest changes the present entry")
    func scrolling() async throws {
      try await MonthPage.open(Self.scene("#/month/2026-11-21")) { page in
        let count = try await page.driver.js("history.length", as: Int.self)
        try await page.scroll(weeks: 10)
        try await page.driver.js("probe.rest()")
        try await page.driver.until("location.hash !== '#/month/2026-11-21'")
        #expect(try await page.driver.js("location.hash.slice(2).split('/')[1] >= '2026-12'") == true)
        #expect(try await page.driver.js("history.length", as: Int.self) == count)
      }
    }

    @Test("WK-210: anchors of the page are left alone, and a place that does not exist is reported once")
    func otherHashes() async throws {
      try await MonthPage.open(Self.scene("#about")) { page in
        try await page.driver.js("(window.said = [], console.warn = (...words) => said.push(words.join(' ')), true)")
        let title = try await page.driver.js("probe.host.period.title", as: String.self)
        for hash in ["#/weak/2026-12-01", "#/month/2026-13-01", "#/weak/2026-12-01", "#/settings", "#contact"] {
          try await page.driver.js("location.hash = '\(hash)'")
          try await page.driver.settle()
          #expect(try await page.driver.js("probe.host.period.title", as: String.self) == title)
          #expect(try await page.driver.js("location.hash", as: String.self) == hash)
        }
        let said = try await page.driver.js("said", as: [String].self)
        #expect(
          said == [
            "almanac-calendar: the URL ends with #/weak/2026-12-01: expected a level such as month, 2weeks, or 3days",
            "almanac-calendar: the URL ends with #/month/2026-13-01: expected a date such as 2026-02-16",
          ])
        try await page.driver.js("probe.host.next()")
        try await Self.wait(forHash: "#/month/2026-12-21", page)
        try await page.driver.js("location.hash = '#/month/2027-02-03'")
        try await Self.wait(forTitle: "February 2027", page)
      }
    }

    @Test("WK-210: only the first element counts; another one reports it, and takes over when the first has left")
    func secondElement() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js(
          """
          (async () => {
            window.said = [];
            console.warn = (...words) => said.push(words.join(' '));
            window.other = document.createElement('almanac-calendar');
            other.configure({ history: true, date: '2026-11-21' });
            Object.assign(other.style, { display: 'block', width: '600px', height: '400px' });
            document.querySelector('main').append(other);
            await other.whenReady();
            other.next();
          })()
          """)
        try await page.driver.until("other.period.start === '2026-12-01'")
        try await page.driver.settle()
        #expect(
          try await page.driver.js("said", as: [String].self) == [
            "almanac-calendar: history: another element of the page has it already, and only one can"
          ])
        #expect(try await page.driver.js("location.hash") == "")
        try await page.driver.js("(probe.host.remove(), new Promise(requestAnimationFrame))")
        try await page.driver.js("(other.history = false, other.history = true, new Promise(requestAnimationFrame))")
        try await page.driver.js("other.next()")
        try await page.driver.until("location.hash.startsWith('#/month/2027-01-')")
      }
    }

    @Test("WK-210: leaving with typed text asks; people who stay keep the form, and those who leave can restore it")
    func leaving() async throws {
      try await MonthPage.open(Scene.editing("en-US").with { $0.hasHistory = true }) { page in
        try await page.driver.js("window.asked = []")
        try await page.driver.js("(window.confirm = (text) => (asked.push(text), asked.length > 1), true)")
        let leaves = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
        try await page.driver.js("probe.host.next()")
        try await Self.wait(forHash: "#/month/2026-12-21", page)
        try await page.driver.js("history.back()")
        try await Self.wait(forTitle: "November 2026", page)
        try await page.driver.js("probe.host.previous()")
        try await Self.wait(forTitle: "October 2026", page)
        try await page.driver.js("probe.host.focus({ date: '2026-10-21' })")
        try await page.press(.letter("n"))
        try await page.driver.until("probe.focused?.localName === 'input'")
        #expect(try await page.driver.js(leaves) == true)
        for letter in "picnic" { try await page.driver.press(.letter(letter)) }
        try await page.driver.settle()
        #expect(try await page.driver.js(leaves) == false)
        try await page.driver.js("history.back()")
        try await page.driver.until("asked.length === 1")
        try await page.driver.settle()
        #expect(try await page.driver.js("probe.focused.value", as: String.self) == "picnic")
        #expect(try await page.driver.js("location.hash", as: String.self).hasPrefix("#/month/2026-10-"))
        try await page.driver.js("history.back()")
        try await Self.wait(forTitle: "November 2026", page)
        let asked = try await page.driver.js("asked", as: [String].self)
        #expect(asked == ["Leave without saving?", "Leave without saving?"])
        _ = try await page.find("button", named: "Restore")
        #expect(try await page.driver.js(leaves) == true)
      }
    }
  }
}
