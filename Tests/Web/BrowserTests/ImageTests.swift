import Almanac
import BrowserDriver
import TestSupport
import Testing

extension ElementTests {
  @Suite("Images")
  struct ImageTests {
    /// An image of the page.
    private struct Shown: Decodable {
      var source: String
      var alternative: String
      var width: Double
      var isLoaded: Bool
    }

    private static func scene(_ images: [EventImage]) -> Scene {
      Scene().with { scene in
        scene.events = images.enumerated().map { index, image in
          var event = Scene.timed("Event \(index)", hour: 9 + index)
          event.image = image
          return event
        }
      }
    }

    private static func images(_ page: MonthPage) async throws -> [Shown] {
      try await page.browser.until("[...probe.root.querySelectorAll('img')].every((image) => image.complete)")
      return try await page.browser.js(
        """
        [...probe.root.querySelectorAll('img')].filter((image) => image.checkVisibility()).map((image) => ({
          source: image.src.split(':')[0], alternative: image.alt, width: image.getBoundingClientRect().width,
          isLoaded: image.naturalWidth > 0 }))
        """, as: [Shown].self)
    }

    @Test(
      "MB-68: images of events are seen, although the page's policy is strict, and nothing is asked of other servers")
    func seen() async throws {
      let scene = Self.scene(
        [
          EventImage(.data(SampleImages.cup)), EventImage(.data(SampleImages.heart)),
          EventImage(.reference("https://images.invalid/a.png")), EventImage(.data([1, 2, 3])),
        ])
      try await MonthPage.open(scene) { page in
        try await page.show(level: "agenda")
        try await page.browser.until("probe.root.querySelectorAll('img').length === 2")
        let shown = try await Self.images(page)
        #expect(shown.map { $0.source } == ["blob", "blob"])
        #expect(shown.allSatisfy { $0.isLoaded && $0.alternative.isEmpty && $0.width == 28 })
        try await page.picture("images-agenda")
        try await page.show(level: "day")
        try await page.browser.until(
          "[...probe.root.querySelectorAll('img')].some((image) => image.clientWidth === 14)")
        try await page.browser.settle()
        try await page.picture("images-day")
      }
    }

    @Test("images that no view shows are revoked, and all images when the element is removed")
    func revoked() async throws {
      let scene = Self.scene([EventImage(.data(SampleImages.cup)), EventImage(.data(SampleImages.cup))])
      try await MonthPage.open(scene) { page in
        try await page.show(level: "agenda")
        try await page.browser.until("probe.root.querySelectorAll('img').length === 2")
        let addresses = try await page.browser.js(
          "[...new Set([...probe.root.querySelectorAll('img')].map((image) => image.src))]", as: [String].self)
        #expect(addresses.count == 1, "equal bytes are one blob")
        try await page.browser.js(
          "(window.revoked = [], URL.revokeObjectURL = (url) => window.revoked.push(url), probe.host.remove(), true)")
        let revoked = try await page.browser.js("window.revoked.filter((url) => url)", as: [String].self)
        #expect(Set(revoked).isSuperset(of: addresses))
      }
    }

    @Test("scripts in an SVG of a file do not run")
    func scripts() async throws {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="top.harm = 1"><script>top.harm = 1</script>
        <rect width="1" height="1"/></svg>
        """
      let scene = Self.scene([EventImage(.data(Array(svg.utf8)))])
      try await MonthPage.open(scene) { page in
        try await page.show(level: "agenda")
        try await page.browser.until("probe.root.querySelectorAll('img').length === 1")
        #expect(try await Self.images(page).allSatisfy { $0.isLoaded })
        #expect(try await page.browser.js("window.harm ?? null") == .null)
        #expect(try await page.browser.js("getComputedStyle(probe.root.querySelector('img')).pointerEvents") == "none")
      }
    }
  }
}
