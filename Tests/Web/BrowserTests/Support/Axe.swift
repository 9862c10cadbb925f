import BrowserDriver
import Foundation

/// axe-core, the checker of accessibility by the rules of WCAG. `Scripts/setup test` puts it into `.build/axe`.
enum Axe {
  /// The script, if it is installed.
  static let source: String? = try? String(
    contentsOf: Package.root.appendingPathComponent(".build/axe/axe.min.js"), encoding: .utf8)

  /// Whether the checks can run, or have to.
  static let isMet: Bool = {
    if source != nil || ProcessInfo.processInfo.environment["ALMANAC_REQUIRE_BROWSER"] == "all" { return true }
    print("tests with axe-core are left out: run Scripts/setup test")
    return false
  }()

  /// The script that checks a document by all rules. Each result is the rule, the selector of the element, inside of
  /// shadow trees too, and what the rule asks for.
  static let check = """
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html, any }) =>
        `${id}: ${target.flat().join(' ')}: ${help}: ${any[0]?.message ?? ''}: ${html.slice(0, 160)}`)))
    """
}

extension MonthPage {
  /// What axe-core finds on the whole page as it is now.
  func axeFindings() async throws -> [String] {
    if try await browser.js("typeof axe") == "undefined" { try await browser.js((Axe.source ?? "") + ";0") }
    try await browser.settle()
    return try await browser.js(Axe.check, as: [String].self)
  }
}
