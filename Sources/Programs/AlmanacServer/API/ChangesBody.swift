import Almanac
package import EventStores
package import Foundation
import HTTPTypes
import NIOCore

/// The body of `POST /api/changes`: a JSON list of replacements, each `{calendar, uid, ics, ifMatch}` or, to create an
/// event, `{calendar, uid, ics, ifNoneMatch: "*"}`. If `ics` is null, the events are deleted. A list with a single
/// `CalendarChange` changes a calendar itself.
package enum ChangesBody {
  /// Returns the change of a calendar; `nil` for a body with replacements.
  static func calendarChange(in body: ByteBuffer) throws(APIError) -> CalendarChange? {
    let data = Data(body.readableBytesView)
    guard let items = try? JSONDecoder().decode([Kind].self, from: data), items.contains(where: { $0.uid == nil })
    else {
      return nil
    }
    guard items.count == 1 else {
      throw APIError(.badRequest, "expected a change of a calendar alone, found \(items.count) changes")
    }
    do {
      return try JSONDecoder().decode([CalendarChange].self, from: data).first
    } catch {
      throw APIError(
        .badRequest,
        "expected {calendar, name, color}, one of both, or {calendar, deleted}, or {calendar, uid, ics}; a name has no "
          + "control characters and no more than 1,000 bytes")
    }
  }

  /// The property that distinguishes changes of events from changes of calendars.
  private struct Kind: Decodable { var uid: String? }

  /// Returns the replacements of a body; `nil` if it is rejected.
  package static func accepted(_ body: Data, in era: Era) -> [ObjectReplacement]? {
    try? replacements(in: ByteBuffer(bytes: body), era: era)
  }

  /// Returns the replacements of a body.
  ///
  /// - Parameter era: The era of the store; tags of others match nothing.
  static func replacements(in body: ByteBuffer, era: Era) throws(APIError) -> [ObjectReplacement] {
    let items: [Item]
    do {
      items = try JSONDecoder().decode([Item].self, from: Data(body.readableBytesView))
    } catch {
      throw APIError(.badRequest, "expected a JSON list of {calendar, uid, ics or null, ifMatch or ifNoneMatch}")
    }
    var names: Set<[UInt8]> = []
    for item in items where !names.insert(Array("\(item.calendar) \(item.uid)".utf8)).inserted {
      throw APIError(.badRequest, "expected each event once, found \(item.name) again")
    }
    var replacements: [ObjectReplacement] = []
    var problems: [FileProblem] = []
    for item in items {
      if item.ics != nil { try ObjectPath.check(uid: item.uid) }
      let condition = try item.condition(in: era)
      do throws(UnreadableObject) {
        let calendar = CalendarID(item.calendar)
        var events: [Event] = []
        if let ics = item.ics { events = try ObjectText.read(ics.utf8, calendar: calendar, uid: item.uid) }
        replacements.append(
          ObjectReplacement(calendar: calendar, uid: item.uid, events: events, condition: condition))
      } catch {
        problems += error.problems
      }
    }
    if !problems.isEmpty { throw APIError(problems) }
    return replacements
  }

  private struct Item: Decodable {
    var calendar: Int64
    var uid: String
    var ics: String?
    var ifMatch: String?
    var ifNoneMatch: String?

    enum CodingKeys: CodingKey {
      case calendar, uid, ics, ifMatch, ifNoneMatch
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      calendar = try values.decode(Int64.self, forKey: .calendar)
      uid = try values.decode(String.self, forKey: .uid)
      // Null has to be explicit, so that a misspelled key does not delete anything.
      ics = try values.decodeNil(forKey: .ics) ? nil : values.decode(String.self, forKey: .ics)
      ifMatch = try values.decodeIfPresent(String.self, forKey: .ifMatch)
      ifNoneMatch = try values.decodeIfPresent(String.self, forKey: .ifNoneMatch)
    }

    /// The event, for messages.
    var name: String { "\"\(uid)\" of calendar \(calendar)" }

    func condition(in era: Era) throws(APIError) -> ObjectReplacement.Condition {
      switch (ifMatch, ifNoneMatch) {
      case (let tag?, nil):
        // Tags begin with 1, so 0 matches nothing.
        return .tag(era.tag(of: tag) ?? 0)
      case (nil, "*") where ics != nil: return .absent
      case (nil, nil): throw APIError(.preconditionRequired, "expected ifMatch or ifNoneMatch for \(name)")
      default: throw APIError(.badRequest, "expected either ifMatch, or ics and \"ifNoneMatch\":\"*\", for \(name)")
      }
    }
  }
}
