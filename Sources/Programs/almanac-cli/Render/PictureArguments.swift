import Almanac
import ArgumentParser

/// The parsers of command-line arguments that describe pictures.
enum PictureArguments {
  /// The valid side lengths in points; larger pictures are mistakes.
  private static let sides = 1...20_000

  /// Returns the size for a text such as `1200x900`: width and height in whole points.
  static func size(_ text: String) throws -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), sides ~= width, sides ~= height
    else {
      throw ValidationError("expected a size such as 1200x900, each side \(sides.lowerBound) to \(sides.upperBound)")
    }
    return Size(width: Double(width), height: Double(height))
  }

  /// Returns the pixels per point for a text such as `2` or `1.5`.
  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), 0.25...8 ~= scale else {
      throw ValidationError("expected a number of pixels from 0.25 to 8")
    }
    return scale
  }

  /// Returns the weekday for a text from `mon` to `sun`.
  static func weekday(_ text: String) throws -> Weekday {
    let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    guard let index = names.firstIndex(of: text.lowercased()), let weekday = Weekday(rawValue: index + 1) else {
      throw ValidationError("expected one of \(names.joined(separator: ", "))")
    }
    return weekday
  }

  /// Returns the weekdays for a text such as `mon-fri` or `sun,tue,thu`, or a combination of both.
  static func weekdays(_ text: String) throws -> WeekdaySet {
    var days: [Weekday] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = try part.split(separator: "-", omittingEmptySubsequences: false).map { try weekday(String($0)) }
      guard let first = ends.first, let last = ends.last, ends.count <= 2 else {
        throw ValidationError("expected weekdays such as mon-fri or sun,tue,thu")
      }
      for count in 0...last.index(from: first) { days.append(first.advanced(by: count)) }
    }
    return WeekdaySet(days)
  }

  /// Returns the minutes for a time of day such as `9:00`, up to `24:00`.
  static func minutes(_ text: String) throws -> Int {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.allSatisfy({ 48...58 ~= $0 }), (1...2).contains(parts[0].count),
      parts[1].count == 2, let hour = UInt8(parts[0]),
      let minute = UInt8(parts[1]), minute < 60, Int(hour) * 60 + Int(minute) <= 1_440
    else { throw ValidationError("expected a time such as 9:00") }
    return Int(hour) * 60 + Int(minute)
  }

  /// Returns the hours for a text such as `7-20` or `07:00-12:00,13:00-19:00`.
  static func hours(_ text: String) throws -> VisibleHours {
    let ranges = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { end in
        try? minutes(end.contains(":") ? String(end) : "\(end):00")
      }
      guard ends.count == 2, let first = ends[0], let last = ends[1], first < last else {
        throw ValidationError("expected hours such as 7-20 or 07:00-12:00,13:00-19:00")
      }
      return first..<last
    }
    return VisibleHours(ranges)
  }

  /// The background of pictures.
  enum Background: String, CaseIterable, ExpressibleByArgument {
    case paper
    case none
  }

  /// Returns the instant in the variable SOURCE_DATE_EPOCH, which makes builds reproducible; `nil` if it is not set.
  /// See reproducible-builds.org/specs/source-date-epoch.
  static func sourceDate(_ environment: [String: String]) throws -> Instant? {
    guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else { return nil }
    guard let seconds = Int64(text), 0...253_402_300_799 ~= seconds else {
      throw ValidationError("SOURCE_DATE_EPOCH is \(text), expected seconds since 1970")
    }
    return Instant(seconds: seconds)
  }

  /// Returns the format for the extension of a file name.
  static func format(ofFile path: String) throws -> PictureFormat {
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = PictureFormat(rawValue: ending) else {
      let endings = PictureFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw ValidationError("The output file has an unknown extension, expected one of \(endings).")
    }
    return format
  }
}
