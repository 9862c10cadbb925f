import Almanac
import EventStores

/// The body of `POST /api/subscriptions`.
enum SubscriptionChange: Decodable, Equatable {
  /// Adds a calendar; without a name or color, it has those of its text.
  case add(url: String, name: String?, color: EventColor?)
  case remove(CalendarID)
  /// Reads the calendar now.
  case refresh(CalendarID)

  private enum CodingKeys: CodingKey { case url, name, color, calendar, removed, refresh }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let url = try values.decodeIfPresent(String.self, forKey: .url)
    let name = try values.decodeIfPresent(String.self, forKey: .name)
    let color = try values.decodeIfPresent(String.self, forKey: .color).map { text in
      guard let color = EventColor(name: text) else {
        throw DecodingError.dataCorruptedError(forKey: .color, in: values, debugDescription: "no color")
      }
      return color
    }
    let calendar = try values.decodeIfPresent(Int64.self, forKey: .calendar).map { CalendarID($0) }
    let removed = try values.decodeIfPresent(Bool.self, forKey: .removed)
    let refresh = try values.decodeIfPresent(Bool.self, forKey: .refresh)
    guard name.map(CalendarChange.isName) != false else {
      throw DecodingError.dataCorruptedError(forKey: .name, in: values, debugDescription: "no name")
    }
    switch (url, calendar, removed, refresh) {
    case (let url?, nil, nil, nil): self = .add(url: url, name: name, color: color)
    case (nil, let id?, true?, nil): self = .remove(id)
    case (nil, let id?, nil, true?): self = .refresh(id)
    default: throw DecodingError.dataCorruptedError(forKey: .url, in: values, debugDescription: "no change")
    }
  }
}
