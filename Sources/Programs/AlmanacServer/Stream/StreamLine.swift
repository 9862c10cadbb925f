import Almanac
import EventStores
import Foundation

/// A line of the stream of changes: one JSON object.
struct StreamLine: Encodable {
  /// The content of a line.
  enum News: Equatable {
    /// Only the position, without a change.
    case none
    /// A calendar object changed.
    case object(ObjectChanges.Item)
    /// The list of calendars changed.
    case calendars
    /// The client has to reload everything, because the changes are unknown or too many.
    case reset
  }

  var news: News
  /// The client's position after this line, from which it can resume.
  var position: StreamPosition

  private enum Key: CodingKey {
    case calendar, uid, etag, from, to, calendars, reset, position
  }

  /// The days that dates with four-digit years can name.
  private static let dated = DayNumber(-719_162)..<DayNumber(2_932_897)

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(position.text, forKey: .position)
    switch news {
    case .none: break
    case .calendars: try line.encode(true, forKey: .calendars)
    case .reset: try line.encode(true, forKey: .reset)
    case .object(let item):
      try line.encode(item.calendar.rawValue, forKey: .calendar)
      try line.encode(item.uid, forKey: .uid)
      // A deleted calendar object has the tag null.
      try line.encode(item.isGone ? nil : position.era.text(ofTag: item.sequence), forKey: .etag)
      guard item.days.lowerBound >= Self.dated.lowerBound, item.days.upperBound <= Self.dated.upperBound else { return }
      try line.encode(ISODate.format(item.days.lowerBound), forKey: .from)
      try line.encode(ISODate.format(item.days.upperBound), forKey: .to)
    }
  }

  /// Returns lines in their wire format.
  static func text(_ lines: [StreamLine]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try lines.reduce(into: "") { $0 += String(decoding: try encoder.encode($1), as: UTF8.self) + "\n" }
  }
}
