public import Foundation
import Synchronization
public import TimeZones

/// Zone rules from the system's compiled zone files.
///
/// May be used from several threads at once.
public final class SystemZones: ZoneProvider, Sendable {
  /// The zones of the usual folder, read once for the whole program.
  public static let shared = SystemZones()

  private let folder: URL
  /// Answers given so far; `nil` inside means that the zone is not there.
  private let answers = Mutex<[String: ZoneRules?]>([:])

  /// - Parameter folder: where the zone files lie; if not given, what the environment variable TZDIR says, or
  ///   `/usr/share/zoneinfo`.
  public init(folder: URL? = nil) {
    if let folder {
      self.folder = folder
    } else if let path = ProcessInfo.processInfo.environment["TZDIR"], !path.isEmpty {
      self.folder = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      self.folder = URL(fileURLWithPath: "/usr/share/zoneinfo", isDirectory: true)
    }
  }

  /// The rules of an IANA zone; `nil` for names that no file has, that would leave the folder, or whose file is
  /// broken. UTC is known even without files.
  public func rules(for identifier: String) -> ZoneRules? {
    if let answer = answers.withLock({ $0[identifier] }) { return answer }
    guard Self.isValid(identifier) else { return nil }
    let rules = read(identifier) ?? (identifier == "UTC" ? .utc : nil)
    answers.withLock { answers in
      // Names come from files, so their number must be bounded.
      if answers.count >= 2048 { answers.removeAll() }
      answers[identifier] = .some(rules)
    }
    return rules
  }

  /// The zone that the machine is set to: TZ if it names one, else what the system says.
  public static func currentIdentifier() -> String {
    if let value = ProcessInfo.processInfo.environment["TZ"] {
      let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
      if name.contains("/") || name == "UTC", isValid(name) { return name }
    }
    return TimeZone.current.identifier
  }

  /// Whether `identifier` looks like a zone name, so that it can safely become part of a path.
  static func isValid(_ identifier: String) -> Bool {
    guard 1...128 ~= identifier.utf8.count else { return false }
    let parts = identifier.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy(isNameByte)
    }
  }

  /// Letters, digits, underscore, plus and minus; above all, no dot.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 65...90, 97...122, 48...57, UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): return true
    default: return false
    }
  }

  private func read(_ identifier: String) -> ZoneRules? {
    guard let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(identifier)) else { return nil }
    defer { try? file.close() }
    // The largest zone file has a few kilobytes.
    guard let data = try? file.read(upToCount: 1 << 20) else { return nil }
    return try? TZifDecoder.decode(Array(data), identifier: identifier)
  }
}
