import Almanac
import BrowserDriver
import HostConformance
import SystemServices
import Testing

extension PageTests {
  /// The page as a host: Chromium, the element and its script, driven by frames of a window in the test.
  @Suite("Conformance of the page")
  struct PageConformanceTests {
    private static let scene = Scene().with {
      $0.host = .staticFiles
      $0.path = "/element.html?locale=en-US"
      $0.emulation.hasTouch = true
    }

    @Test("HC-6: the page shows the 27 scenes as the model does")
    func scenes() async throws {
      for scene in ConformanceScene.all {
        try await MonthPage.open(Self.scene) { page in
          let host = PageHost(page.browser, Self.scene.emulation)
          let report = try await ConformanceSession(scene: scene).run(on: host)
          #expect(report.failures.map(\.description) == [])
        }
      }
    }

    // Seed 2 once found rows that stayed hidden after they had been cut, and a focus that was lost out of view.
    @Test("HC-5, HC-8: the page conforms at all levels, in sessions of each kind", arguments: 1...4)
    func conforms(seed: Int) async throws {
      try await MonthPage.open(Self.scene) { page in
        let host = PageHost(page.browser, Self.scene.emulation)
        let locales = ["en", "de", "ja", "he", "ar"].map { SystemLocale.info(for: $0) }
        let report = try await ConformanceSession(seed: UInt64(seed), steps: 30, locales: locales).run(on: host)
        #expect(report.failures.map(\.description) == [])
        #expect(report.levels == ConformanceLevel.allCases)
        #expect(report.steps == 30 && host.treeCount >= 2)
      }
    }
  }
}
