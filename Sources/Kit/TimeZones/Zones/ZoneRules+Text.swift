import Basics
import CalendarSystems

/// The text form of zone rules. A browser has no zone files, so it sends the rules that it has found in this form.
///
/// ```
/// zone Europe/Paris
/// initial 3600 0 CET
/// at 1774746000 7200 1 CEST
/// at 1792890000 3600 0 CET
/// final CET-1CEST,M3.5.0,M10.5.0/3
/// ```
///
/// `initial` and `at` contain the seconds east of UTC, 1 for daylight saving time or 0, and an optional abbreviation;
/// `at` begins with the instant. The line `final` is optional.
extension ZoneRules {
  /// Returns the text form. Every line ends with a line feed. Control characters in names are left out.
  public func encode() -> String {
    var text = "zone " + Self.name(identifier) + "\ninitial " + Self.text(initialType) + "\n"
    for transition in transitions {
      text += "at " + String(transition.instant.seconds) + " " + Self.text(transition.type) + "\n"
    }
    if let finalRule { text += "final " + finalRule.posixText + "\n" }
    return text
  }

  /// Parses the text form of rules. Lines may end with CR LF; empty lines are skipped.
  public static func decode(_ text: String) throws(ZoneTextError) -> ZoneRules {
    var identifier: [UInt8]?
    var initialType: LocalTimeType?
    var transitions: [ZoneTransition] = []
    var finalRule: PosixRule?
    var number = 0
    for rawLine in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      let bytes = rawLine.last == 13 ? Array(rawLine.dropLast()) : Array(rawLine)
      if bytes.isEmpty { continue }
      guard bytes.allSatisfy({ $0 >= 32 }) else { throw .malformedLine(number) }
      var scanner = ASCIIScanner(bytes: bytes)
      let keyword = String(utf8: scanner.take { $0 != 32 })
      guard scanner.take(32) else { throw .malformedLine(number) }
      if keyword.hasSameBytes(as: "zone") {
        identifier = scanner.take { _ in true }
      } else if keyword.hasSameBytes(as: "initial") {
        guard let type = type(&scanner) else { throw .malformedLine(number) }
        initialType = type
      } else if keyword.hasSameBytes(as: "at") {
        guard let seconds = scanner.signedNumber(), scanner.take(32), let type = type(&scanner) else {
          throw .malformedLine(number)
        }
        transitions.append(ZoneTransition(instant: Instant(seconds: seconds), type: type))
      } else if keyword.hasSameBytes(as: "final") {
        guard let rule = PosixRule(posixBytes: scanner.take { _ in true }) else { throw .malformedLine(number) }
        finalRule = rule
      } else {
        throw .malformedLine(number)
      }
    }
    guard let identifier, let initialType else { throw .incomplete }
    return ZoneRules(
      identifier: String(utf8: identifier), initialType: initialType, transitions: transitions,
      finalRule: finalRule)
  }

  private static func text(_ type: LocalTimeType) -> String {
    let text = String(type.offset) + (type.isDaylight ? " 1" : " 0")
    let name = name(type.abbreviation)
    return name.utf8.isEmpty ? text : text + " " + name
  }

  private static func name(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 < 32 }) else { return name }
    return String(utf8: name.utf8.filter { $0 >= 32 })
  }

  private static func type(_ scanner: inout ASCIIScanner) -> LocalTimeType? {
    guard let number = scanner.signedNumber(), let offset = Int32(exactly: number),
      LocalTimeType.validOffsets.contains(offset), scanner.take(32), let flag = scanner.number(), flag <= 1
    else { return nil }
    guard scanner.isAtEnd || scanner.take(32) else { return nil }
    let abbreviation = scanner.take { _ in true }
    return LocalTimeType(
      offset: offset, isDaylight: flag == 1, abbreviation: String(utf8: abbreviation))
  }
}

/// The reason that a text is not a valid form of zone rules.
public enum ZoneTextError: Error, Equatable, Sendable {
  /// The line with this number, counted from 1, is not of the four kinds.
  case malformedLine(Int)
  /// The line `zone` or `initial` is missing.
  case incomplete
}
