import BrowserDriver
import Foundation
import Testing

/// The page in a real Chromium: what it shows, and how people go through it. One browser serves all tests; each has a page of its
/// own.
///
/// Without Chromium these tests are skipped, with a printed line, unless ALMANAC_REQUIRE_BROWSER is set.
@Suite(
  "Page in a browser", .serialized, .enabled(if: Requirement.isMet, "there is no Chromium"), .oneBrowser,
  .timeLimit(.minutes(5)))
enum PageTests {}

/// The element as other pages use it, and editing, in a Chromium beside that of `PageTests`.
@Suite(
  "Element in a browser", .serialized, .enabled(if: Requirement.isMet, "there is no Chromium"), .oneBrowser,
  .timeLimit(.minutes(5)))
enum ElementTests {}

/// Sheets of paper and the gallery, which need long, in a third Chromium: three of them keep two processors busy.
@Suite(
  "Paper and gallery in a browser", .serialized, .enabled(if: Requirement.isMet, "there is no Chromium"), .oneBrowser,
  .timeLimit(.minutes(5)))
enum PaperTests {}

/// Whether there is a browser, or it is required.
private enum Requirement {
  static let isMet: Bool = {
    if Chromium.path != nil || ProcessInfo.processInfo.environment["ALMANAC_REQUIRE_BROWSER"] != nil { return true }
    print("browser tests are left out: \(BrowserError.notFound)")
    return false
  }()
}

/// Starts the browser before the first test of a suite and ends it after the last.
struct OneBrowser: SuiteTrait, TestScoping {
  @TaskLocal static var current: Browser?
  @TaskLocal static var site: SiteFolder?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let browser = try Browser()
    do {
      let site = try SiteFolder()
      try await Self.$current.withValue(browser) {
        try await Self.$site.withValue(site) { try await function() }
      }
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }
}

extension Trait where Self == OneBrowser {
  /// The tests of the suite share one browser.
  static var oneBrowser: Self { OneBrowser() }
}
