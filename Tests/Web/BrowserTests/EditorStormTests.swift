import BrowserDriver
import Testing

extension ElementTests {
  /// Several pages with the events of one server.
  @Suite("Several editors")
  struct EditorStormTests {
    @Test("E14, ED-137, ED-138: on a bad network, nothing that is typed in several pages is lost, and all agree")
    func storm() async throws {
      try await MonthPage.open(Scene().with { $0.path = "/modules/element.html" }) { page in
        let wrong = try await page.driver.js(EditorStorm.script(1...60), as: [String].self)
        #expect(wrong == [])
      }
    }
  }
}
