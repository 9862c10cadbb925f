import Almanac

/// The time zones known to the browser. Each is requested once.
final class BrowserZones: ZoneProvider {
  private let port: any WebPort
  private var answers: [(identifier: String, rules: ZoneRules?)] = []
  /// The end of the period that the page probes, 1 January 2038; see zones.js.
  private static let observed = Instant(seconds: 2_145_916_800)

  init(port: any WebPort) { self.port = port }

  func rules(for identifier: String) -> ZoneRules? {
    if let known = answers.first(where: { $0.identifier.hasSameBytes(as: identifier) }) { return known.rules }
    let rules = port.zone(identifier).flatMap { Self.decode($0) }
    answers.append((identifier, rules))
    return rules
  }

  /// Decodes the page's rules, and adds the rule that continues after the last transition, if one can be inferred.
  private static func decode(_ text: String) -> ZoneRules? {
    do throws(ZoneTextError) {
      let rules = try ZoneRules.decode(text)
      return rules.inferringFinalRule(observedUntil: observed) ?? rules
    } catch {
      return nil
    }
  }
}
