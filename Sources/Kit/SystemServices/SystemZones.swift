public import Foundation
public import TimeZones

/// The time zones in the system's compiled zone files. Thread-safe.
///
/// ```swift
/// let paris = SystemZones.shared.rules(for: "Europe/Paris")
/// ```
public final class SystemZones: ZoneProvider, Sendable {
  /// The zones in the default folder, shared by the whole program.
  public static let shared = SystemZones()

  private let folder: URL
  /// The zones read so far; an inner `nil` means that the zone does not exist.
  private let answers = Lock<[String: ZoneRules?]>([:])
  /// The names of all zones by their lowercase form; `nil` until a name is not found as written.
  private let names = Lock<[String: String]?>(nil)

  /// Creates a provider for the zones in a folder.
  ///
  /// - Parameter folder: the folder of zone files. By default, the folder in the environment variable TZDIR, or
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

  /// Returns the rules of an IANA zone, ignoring case; `nil` for names without a valid file and for names that lead out
  /// of the folder. UTC is available even without files. The first call for a zone reads its file; later calls take
  /// constant time.
  public func rules(for identifier: String) -> ZoneRules? {
    if let answer = answers.withLock({ $0[identifier] }) { return answer }
    guard Self.isValid(identifier) else { return nil }
    let rules =
      read(identifier) ?? canonicalName(of: identifier).flatMap { read($0) } ?? (identifier == "UTC" ? .utc : nil)
    answers.withLock { answers in
      // Names come from calendar files, so the table must be bounded.
      if answers.count >= 2048 { answers.removeAll() }
      answers[identifier] = .some(rules)
    }
    return rules
  }

  /// Returns the machine's zone: the zone in the environment variable TZ if there is one, and otherwise the system's.
  public static func currentIdentifier() -> String {
    if let value = ProcessInfo.processInfo.environment["TZ"] {
      let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
      if name.contains("/") || name == "UTC", isValid(name) { return name }
    }
    return TimeZone.current.identifier
  }

  /// Returns whether a string has the form of a zone name, so that it can safely be part of a path.
  static func isValid(_ identifier: String) -> Bool {
    guard 1...128 ~= identifier.utf8.count else { return false }
    let parts = identifier.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy(isNameByte)
    }
  }

  /// Returns whether a byte is a letter, digit, underscore, plus, or minus. Dots are excluded to keep paths safe.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 65...90, 97...122, 48...57, UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): return true
    default: return false
    }
  }

  /// Returns the name of the zone that differs from this one only in case.
  private func canonicalName(of identifier: String) -> String? {
    let known = names.withLock { names in
      let known = names ?? Self.names(in: folder)
      names = known
      return known
    }
    return known[identifier.lowercased()].flatMap { $0 == identifier ? nil : $0 }
  }

  /// Returns the names of all files in a folder and its subfolders, by their lowercase form.
  private static func names(in folder: URL) -> [String: String] {
    var names: [String: String] = [:]
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return names }
    for case let name as String in files where isValid(name) {
      names[name.lowercased()] = name
    }
    return names
  }

  private func read(_ identifier: String) -> ZoneRules? {
    guard let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(identifier)) else { return nil }
    defer { try? file.close() }
    // The largest zone file has a few kilobytes.
    guard let data = try? file.read(upToCount: 1 << 20) else { return nil }
    return try? TZifDecoder.decode(Array(data), identifier: identifier)
  }
}
