import Almanac
import EventStores
import Foundation

/// A line of the stream of changes: one JSON object.
struct StreamLine: Encodable {
  /// The news of a line.
  enum News: Equatable {
    /// The position alone, without a change.
    case none
    /// A resource changed.
    case resource(ResourceChanges.Item)
    /// The list of calendars changed.
    case calendars
    /// An order to read everything again: the changes are unknown, or too many.
    case reset
  }

  var news: News
  /// The position of a reader after this line, from which it can resume.
  var position: StreamPosition

  private enum Key: CodingKey {
    case calendar, uid, etag, from, to, calendars, reset, position
  }

  /// The days that dates with years of four digits name.
  private static let dated = DayNumber(-719_162)..<DayNumber(2_932_897)

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(position.text, forKey: .position)
    switch news {
    case .none: break
    case .calendars: try line.encode(true, forKey: .calendars)
    case .reset: try line.encode(true, forKey: .reset)
    case .resource(let item):
      try line.encode(item.calendar.rawValue, forKey: .calendar)
      try line.encode(item.uid, forKey: .uid)
      // A resource that is gone says so, by null.
      try line.encode(item.isGone ? nil : "\(item.sequence)", forKey: .etag)
      guard item.days.lowerBound >= Self.dated.lowerBound, item.days.upperBound <= Self.dated.upperBound else { return }
      try line.encode(ISODate.format(item.days.lowerBound), forKey: .from)
      try line.encode(ISODate.format(item.days.upperBound), forKey: .to)
    }
  }

  /// Returns lines as they are sent.
  static func text(_ lines: [StreamLine]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try lines.reduce(into: "") { $0 += String(decoding: try encoder.encode($1), as: UTF8.self) + "\n" }
  }
}
