import Basics
import CalendarText
import Events
import ViewKit

/// The people, categories, and attachments of an event, and the map of its place.
extension EventDetails {
  /// Adds a line for the categories, each attachment, and each person, as far as they are not too many.
  mutating func appendInvitation(of event: Event, _ texts: CalendarTexts) {
    let categories = event.categories.joined(separator: ", ")
    if !categories.utf8.isEmpty { append(.text, texts.phrases.categories.of(categories)) }
    for attachment in event.attachments.prefix(EventDetails.listLimit) {
      let isOpenable = LinkView.isOpenable(attachment.address)
      append(isOpenable ? .link : .text, attachment.name, isOpenable ? attachment.address : "")
    }
    let people = event.participants
    for person in people.prefix(EventDetails.listLimit) {
      var text = person.name
      for note in [person.isOrganizer ? texts.phrases.organizer : "", EventDetails.text(of: person.reply, texts)]
      where !note.utf8.isEmpty { text += EventDetails.dot + note }
      append(.text, text)
    }
    if people.count > EventDetails.listLimit {
      append(.text, "+" + texts.date.number(people.count - EventDetails.listLimit))
    }
  }

  private static func text(of reply: Participant.Reply, _ texts: CalendarTexts) -> String {
    switch reply {
    case .unknown: ""
    case .none: texts.phrases.noReply
    case .accepted: texts.phrases.accepted
    case .declined: texts.phrases.declined
    case .tentative: texts.phrases.tentative
    }
  }

  /// Returns the URL of a map that searches for a place; empty if there is none.
  static func map(_ start: String, _ place: String) -> String {
    guard !place.utf8.isEmpty, start.starts(withBytesOf: "http"), LinkView.isOpenable(start) else { return "" }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array(start.utf8)
    for byte in place.utf8.prefix(placeLimit) {
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(utf8: bytes)
  }

  /// The largest numbers of people and attachments that are listed.
  private static let listLimit = 20
  /// The number of bytes of a place that a map is searched for.
  private static let placeLimit = 400
}
