import Almanac
import BrowserDriver
import SystemServices
import Testing

extension ElementTests {
  /// The frames of `almanac render --output x.json` and of the page.
  @Suite("Frames")
  struct FrameTests {
    @Test(
      "every element of the page lies where the engine, run natively, puts it",
      arguments: [(1200, 900, "en-US"), (390, 844, "en-US"), (1003, 701, "ar-EG")])
    func sameFrames(width: Int, height: Int, locale: String) async throws {
      let scene = Scene.sample.with {
        $0.emulation.width = width
        $0.emulation.height = height
        $0.emulation.locale = locale
      }
      let expected = try Self.elements(of: scene)
      try await MonthPage.open(scene) { page in
        let found = try await page.visible(
          "toolbar", "heading", "button", "grid", "row", "columnheader", "gridcell")
        for role in Set(found.map(\.role)).union(expected.map(\.role)) {
          let native = expected.filter { $0.role == role }
          let inPage = found.filter { $0.role == role }
          #expect(native.count == inPage.count, "\(role)")
          for element in native {
            let isThere = inPage.contains { candidate in
              zip(candidate.frame, element.frame).allSatisfy { abs($0 - $1) <= 0.5 }
                && (candidate.name == element.name || locale != "en-US" || role == "row")
            }
            #expect(isThere, "\(element)")
          }
        }
      }
    }

    private struct Element {
      var role: String
      var name: String
      var frame: [Double]
    }

    /// The same scene without a browser.
    private static func elements(of scene: Scene) throws -> [Element] {
      let view = CalendarView(
        configuration: CalendarConfiguration(
          locale: SystemLocale.info(for: scene.emulation.locale), today: Scene.today))
      let zones = SystemZones()
      let zone = try #require(zones.rules(for: scene.emulation.timeZone))
      view.timeline = EventTimeline(store: try scene.makeStore(), displayZone: zone, zones: zones)
      let size = Size(width: Double(scene.emulation.width), height: Double(scene.emulation.height))
      let window = Window(root: view, host: PictureHost(), size: size)
      window.tick(now: 0)
      defer { window.close() }
      return view.elements().map { element in
        let frame = element.frame
        return Element(
          role: element.role.ariaName, name: element.name.replacing("\u{202F}", with: " "),
          frame: [frame.minX, frame.minY, frame.width, frame.height])
      }
    }
  }
}
