import BrowserDriver
import Testing

extension ElementTests {
  /// The property `resources` and the field `resourceIds`.
  @Suite("Resources in a page")
  struct ResourceTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    @Test("scripts create events with resources, which the rules of the page's list reject; changes contain them")
    func rules() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())")
        try await page.browser.js(
          """
          window.hall = { id: 'hall', title: 'Hall', overlap: false, seats: 80 };
          probe.host.resources = [hall];
          probe.host.addEventListener('eventchange', ({ detail }) => window.after = detail.changes[0].after);
          probe.host.events = [{ id: 'a', title: 'Talk', start: '2026-11-23T10:00', duration: 'PT2H', resourceIds: ['hall'] }];
          probe.host.whenLoaded();
          """)
        let create = """
          probe.host.create({ id: 'ID', title: 'Meeting', start: '2026-11-23T11:00', duration: 'PT1H', resourceIds: ['hall', 'van'] })
            .then(({ ok, reason }) => `${ok} ${reason}`)
          """
        let refused = try await page.browser.js(create.replacing("ID", with: "b"), as: String.self)
        #expect(refused.hasPrefix("false ") && refused.contains("Talk"))
        try await page.browser.js("probe.host.resources = null")
        #expect(try await page.browser.js(create.replacing("ID", with: "c"), as: String.self) == "true null")
        #expect(try await page.browser.js("JSON.stringify(after.resourceIds)", as: String.self) == #"["hall","van"]"#)
        try await page.browser.js("probe.host.edit('c', { resourceIds: ['van'] })")
        #expect(
          try await page.browser.js("JSON.stringify(probe.host.get('c').resourceIds)", as: String.self) == #"["van"]"#)
      }
    }

    @Test("a drag to another column replaces that resource only, and undo restores it; axe-core finds nothing")
    func columns() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          Object.assign(probe.host, { editable: '', levels: 'day:resources month', level: 'day:resources', topTime: '08:00' });
          probe.host.whenReady().then(() => probe.rest())
          """)
        try await page.browser.js(
          """
          probe.host.addEventListener('eventchange', ({ detail }) => window.after = detail.changes[0].after);
          probe.host.resources = [{ id: 'a', title: 'Attic' }, { id: 'b', title: 'Barn', color: '#07a' }];
          probe.host.events = [{ id: 'e', title: 'Talk', start: probe.host.period.start + 'T10:00', duration: 'PT2H',
            resourceIds: ['a', 'x'] }];
          probe.host.setLevel('day:resources').then(() => probe.rest());
          """)
        let barn = try await page.find("columnheader", named: "Barn")
        let talk = try await page.find("button", named: "Talk")
        let (x, y) = try await page.center(of: talk)
        let target = try await page.center(of: barn)
        try await page.browser.drag([(x, y), (target.0, y)])
        try await page.browser.until("window.after?.resourceIds.join() === 'b,x'")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        try await page.browser.js("probe.host.undo()")
        try await page.browser.until("window.after.resourceIds.join() === 'a,x'")
        // With `resource-editable="false"`, the same drag changes only the time.
        try await page.browser.js("(window.after = null, probe.host.resourceEditable = false, probe.rest())")
        try await page.browser.drag([(x, y), (target.0, y + 100)])
        try await page.browser.until("window.after?.resourceIds.join() === 'a,x' && !after.start.includes('T10:00')")
      }
    }

    @Test(
      "WK-204: resourceHeadingContent shows nodes with the page's resources, again for another list, and keeps names")
    func headings() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.infos = []; window.released = 0;
          window.hook = info => {
            infos.push(info);
            return Object.assign(document.createElement('b'), { textContent: `${info.title}: ${info.resource?.beds ?? '-'}` });
          };
          hook.released = () => released++;
          window.shown = () => [...new Set([...probe.root.querySelectorAll('slot[name^=almanac-heading]')]
            .flatMap(slot => slot.assignedElements()).map(each => each.textContent))].sort().join();
          Object.assign(probe.host, { levels: '2days:resources month', level: '2days:resources', resourceHeadingContent: hook });
          probe.host.resources = [{ id: 'a', title: 'Ward A', beds: 4, color: '#07a', parent: 'f' }, { id: 'b', title: 'Ward B', beds: 6 }];
          probe.host.whenReady().then(() => probe.host.setLevel('2days:resources')).then(() => probe.rest())
          """)
        try await page.browser.until("shown() === 'Ward A: 4,Ward B: 6'")
        let info =
          "(({ id, color, parent, date, level }) => [id, color, parent, date, level].join())(infos.find(({ id }) => id === 'a'))"
        #expect(try await page.browser.js(info, as: String.self) == "a,#0077aa,f,,2days:resources")
        _ = try await page.find("columnheader", named: "Ward A")
        try await page.browser.js("probe.host.resources = [{ id: 'a', title: 'Ward A', beds: 5 }]")
        try await page.browser.until("shown() === 'Ward A: 5' && released >= 2")
        try await page.browser.js("probe.host.resourceOrder = 'days'")
        try await page.browser.until("infos.some(({ date }) => date) && shown() === 'Ward A: 5'")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        try await page.browser.js("probe.host.resourceHeadingContent = null")
        try await page.browser.until("shown() === ''")
      }
    }

    @Test("a function is loaded like a source: its errors are reported, it is asked again, and the property is itself")
    func loading() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.editable = ''; probe.host.whenReady().then(() => probe.rest())")
        try await page.browser.js(
          """
          window.asked = []; window.failures = [];
          probe.host.addEventListener('resourceerror', event => {
            event.preventDefault();
            failures.push(event.detail.error.message);
          });
          window.load = async ({ start, end }) => {
            asked.push(start < end);
            return asked.length === 1 ? { rooms: [] } : [{ id: 'hall', editable: false }];
          };
          probe.host.resources = load;
          probe.host.events = [{ id: 'a', title: 'Talk', start: '2026-11-23T10:00', duration: 'PT2H', resourceIds: ['hall'] }];
          """)
        try await page.browser.until("failures.length === 1 && !probe.host.isLoading")
        #expect(try await page.browser.js("failures[0]", as: String.self) == "expected an array of resources")
        try await page.browser.js("(probe.host.refetchResources(), probe.host.whenLoaded())")
        #expect(
          try await page.browser.js("asked.join() + (probe.host.resources === load)", as: String.self)
            == "true,truetrue")
        let edit = "probe.host.edit('a', { title: 'Speech' }).then(({ ok }) => ok)"
        #expect(try await page.browser.js(edit, as: Bool.self) == false)
        try await page.browser.js("probe.host.setAttribute('resources', 'rooms.json')")
        #expect(try await page.browser.js("probe.host.resources === load", as: Bool.self), "the property comes first")
        try await page.browser.js("probe.host.configure({ resources: [] })")
        #expect(
          try await page.browser.js(
            "probe.host.resources.length === 0 && !probe.host.hasAttribute('resources')", as: Bool.self))
        #expect(try await page.browser.js(edit, as: Bool.self))
      }
    }
  }
}
