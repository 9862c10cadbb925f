import BrowserDriver
import Foundation
import Testing

/// The engines of browsers that the page is tested in.
enum Engine: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case chromium, firefox, webKit

  var testDescription: String { rawValue }

  /// Those that can be tested here, or have to. What is left out is printed.
  static let available: [Engine] = allCases.filter { engine in
    if engine.isInstalled || ProcessInfo.processInfo.environment["ALMANAC_REQUIRE_BROWSER"] == "all" { return true }
    print("tests in \(engine) are left out: it is not installed")
    return false
  }

  private var isInstalled: Bool {
    switch self {
    case .chromium: Chromium.path != nil
    case .firefox: Firefox.path != nil
    case .webKit: WebKit.path != nil
    }
  }
}

/// The tests of the suite share one browser of each engine.
struct EveryEngine: SuiteTrait, TestScoping {
  @TaskLocal static var browsers: EngineBrowsers?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let browsers = EngineBrowsers()
    do {
      try await Self.$browsers.withValue(browsers) { try await function() }
    } catch {
      await browsers.close()
      throw error
    }
    await browsers.close()
  }
}

extension Trait where Self == EveryEngine {
  static var everyEngine: Self { EveryEngine() }
}

/// Browsers that start when they are first needed.
actor EngineBrowsers {
  private var firefox: Firefox?
  private var webKit: WebKit?

  /// Opens an empty page.
  func newPage(_ engine: Engine, _ emulation: Emulation) async throws -> any PageDriver {
    let (width, height) = (emulation.width, emulation.height)
    switch engine {
    case .chromium: return try await #require(OneBrowser.current).newPage(emulation)
    case .firefox:
      if firefox == nil { firefox = try await Firefox(timeZone: emulation.timeZone) }
      return try await #require(firefox).newPage(width: width, height: height)
    case .webKit:
      if webKit == nil { webKit = try await WebKit(timeZone: emulation.timeZone) }
      return try await #require(webKit).newPage(width: width, height: height)
    }
  }

  func close() async {
    print("engines: Chromium", firefox?.version ?? "", webKit?.version ?? "")
    await firefox?.close()
    await webKit?.close()
  }
}
