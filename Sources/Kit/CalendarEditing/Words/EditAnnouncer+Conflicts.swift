import Basics
import CalendarText
import CalendarViews
import Events

/// The question which version of an event to keep, in words.
extension EditAnnouncer {
  /// The maximum number of values shown for a version.
  private static let mostValues = 5

  /// The question.
  func question(_ conflicts: [SeriesMerge.Conflict]) -> String {
    words.text(.conflictAsked, [("title", (conflicts.first.flatMap { $0.mine ?? $0.theirs }).map { title($0) } ?? "")])
  }

  /// The name of a version.
  func name(_ side: ConflictSide) -> String { words[side == .mine ? .myVersion : .otherVersion] }

  /// The values of a version in the fields that both changed.
  func values(_ conflicts: [SeriesMerge.Conflict], _ side: ConflictSide) -> [String] {
    var result: [String] = []
    for conflict in conflicts {
      guard let event = side == .mine ? conflict.mine : conflict.theirs else {
        result.append(words[.deletedVersion])
        continue
      }
      for field in conflict.fields {
        let value = value(of: field, event)
        result.append(value.utf8.isEmpty ? "–" : value)
      }
    }
    return Array(result.prefix(Self.mostValues))
  }

  private func value(of field: EventMerge.Field, _ event: Event) -> String {
    switch field {
    case .title: title(event)
    case .place: event.location
    case .notes: String(utf8: event.notes.utf8.prefix { $0 != UInt8(ascii: "\n") })
    case .color: event.color.map { name($0) } ?? ""
    case .calendar: name(event.calendar)
    case .times: when(event)
    case .repetition: repeats(event)
    case .existence: line(event)
    case .link: event.link ?? ""
    case .status:
      switch event.status {
      case .tentative: texts.phrases.tentative
      case .cancelled: texts.phrases.cancelled
      case .confirmed, .unspecified: ""
      }
    case .busy: words[event.isFree ? .free : .busy]
    case .privacy: words[event.privacy.word]
    case .property(let name): property(name.string, event)
    }
  }

  private func name(_ color: EventColor) -> String {
    guard case .named(let hue) = color else { return words[.color] }
    return words[EditPhrases.Key(rawValue: EditPhrases.Key.red.rawValue + Int(hue.rawValue)) ?? .color]
  }

  /// The first line of a property, as it is written in iCalendar.
  private func property(_ name: String, _ event: Event) -> String {
    let bytes = Array(name.utf8)
    let line = event.otherLines.first { line in
      let end = line.utf8.dropFirst(bytes.count).first
      return Array(line.utf8.prefix(bytes.count)).hasSameBytes(as: bytes)
        && (end == UInt8(ascii: ":") || end == UInt8(ascii: ";"))
    }
    return line ?? ""
  }
}
