import Basics
import CalendarSystems
import CalendarText
import Events

/// The details of an event, line by line.
struct EventDetails: Equatable {
  /// A line below the title.
  struct Line: Equatable {
    /// The kind of line.
    enum Kind: Equatable {
      /// Wrapping text, such as the time, recurrence, or place.
      case text
      /// Long text, with extra space above.
      case notes
      /// A link that can be opened.
      case link
      /// The place, as a link to a map.
      case place
      /// The name of the calendar, behind a dot of its color.
      case calendar(EventColor)
    }

    var kind: Kind
    var text: String
    /// The URL that a link opens.
    var address = ""

    static func == (a: Line, b: Line) -> Bool {
      a.kind == b.kind && a.text.hasSameBytes(as: b.text) && a.address.hasSameBytes(as: b.address)
    }
  }

  var uid = ""
  var title = ""
  var lines: [Line] = []

  static func == (a: EventDetails, b: EventDetails) -> Bool {
    a.uid.hasSameBytes(as: b.uid) && a.title.hasSameBytes(as: b.title) && a.lines == b.lines
  }

  /// Creates the details of an occurrence.
  ///
  /// - Parameters:
  ///   - mapURL: the beginning of the URL of a map, which the place follows.
  ///   - repeats: a description of the event's recurrence, if it has one; `nil` to describe only simple rules.
  init(
    _ occurrence: Occurrence, of event: Event, in timeline: EventTimeline, _ texts: CalendarTexts, today: DayNumber,
    mapURL: String = "", repeats: String? = nil
  ) {
    uid = event.uid
    title = event.summary.utf8.isEmpty ? texts.phrases.untitled : event.summary
    var when = texts.when(occurrence, today: today)
    switch event.status {
    case .cancelled: when += EventDetails.dot + texts.phrases.cancelled
    case .tentative: when += EventDetails.dot + texts.phrases.tentative
    case .confirmed, .unspecified: break
    }
    append(.text, when)
    if let own = texts.whenInOwnZone(occurrence, of: event) { append(.text, own) }
    if let recurrence = event.recurrence {
      append(.text, repeats ?? RuleText.sentence(recurrence, texts))
    } else if event.recurrenceID != nil {
      append(.text, texts.phrases.repeats)
    }
    if timeline.isIncomplete(occurrence) { append(.text, texts.phrases.tooMany) }
    let links = LinkFinder.links(in: event.location + "\n" + (event.link ?? "") + "\n" + event.notes)
    // Text that consists only of a link is shown as the link.
    func isLink(_ text: String) -> Bool { links.contains { $0.hasSameBytes(as: text) } }
    let conference = ConferenceFinder.link(of: event, among: links)
    if let conference {
      append(.link, texts.phrases.join + EventDetails.dot + ConferenceFinder.host(of: conference), conference)
    }
    if !isLink(event.location) {
      let hasLink = !links.isEmpty && !LinkFinder.links(in: event.location).isEmpty
      let map = hasLink ? "" : EventDetails.map(mapURL, event.location)
      append(map.utf8.isEmpty ? .text : .place, EventDetails.cut(event.location), map)
    }
    if !isLink(event.notes) { append(.notes, EventDetails.cut(event.notes)) }
    for link in links where conference?.hasSameBytes(as: link) != true { append(.link, link, link) }
    if !event.otherLines.isEmpty { appendInvitation(of: event, texts) }
    if let calendar = timeline.calendar(event.calendar) {
      let note = timeline.readOnlyNote(on: event).map { " · " + $0 } ?? ""
      append(.calendar(calendar.color), calendar.name + note)
    }
  }

  @inline(never)
  mutating func append(_ kind: Line.Kind, _ text: String, _ address: String = "") {
    if !text.utf8.isEmpty { lines.append(Line(kind: kind, text: text, address: address)) }
  }

  /// Returns the beginning of a text of any length.
  private static func cut(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    return String(utf8: text.utf8.prefix(limit)) + "…"
  }

  private static let limit = 16_384
  static let dot = " · "
}
