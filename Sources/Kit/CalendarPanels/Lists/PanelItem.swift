import Basics
import CalendarViews
import CollectionKit
import Events
import ViewKit

/// The content of a row in the panel's lists.
enum PanelItem: Equatable {
  /// A calendar.
  case calendar(CalendarRow)
  /// An event, or the number of further events if the row has no event.
  case event(AgendaRow)
  /// A note about the list, for example that it is empty.
  case note(NoteRow)

  /// The identity of the item, regardless of its content.
  var key: PanelKey {
    switch self {
    case .calendar(let row): PanelKey(first: row.id.rawValue, second: 0)
    case .event(let row):
      PanelKey(first: row.event?.occurrence.id.event.rawValue ?? -1, second: row.event?.occurrence.id.start ?? 0)
    case .note(let row): PanelKey(first: -2, second: Int64(row.index))
    }
  }

  /// Whether the row can be pressed and have the focus.
  var isControl: Bool {
    switch self {
    case .calendar: true
    case .event(let row): row.event != nil
    case .note: false
    }
  }

  /// The accessible name.
  var name: String {
    switch self {
    case .calendar(let row): row.name
    case .event(let row): row.event?.label ?? row.detail
    case .note(let row): row.text
    }
  }

  /// The class of views that can show the row.
  var reuseIdentifier: ReuseIdentifier {
    switch self {
    case .calendar: Self.calendarCell
    case .event: Self.eventCell
    case .note: Self.noteCell
    }
  }

  static let calendarCell = ReuseIdentifier(1)
  static let eventCell = ReuseIdentifier(2)
  static let noteCell = ReuseIdentifier(3)
}

/// The identity of a row in its list.
struct PanelKey: Equatable {
  var first: Int64
  var second: Int64
}

/// The rows below a heading.
struct PanelSection: Equatable {
  /// The identity among the sections of a list.
  var key: Int64
  /// The heading; empty for none.
  var heading = ""
  var items: [PanelItem] = []

  /// The height of the heading, in points; 0 for none.
  var headingHeight: Double { heading.utf8.isEmpty ? 0 : HeadingCell.height }

  static func == (a: PanelSection, b: PanelSection) -> Bool {
    a.key == b.key && a.heading.hasSameBytes(as: b.heading) && a.items == b.items
  }
}

/// The content of a row in the calendar list.
struct CalendarRow: Equatable {
  var id: CalendarID
  var name: String
  var color: EventColor
  /// Whether its events are shown.
  var isShown: Bool
  /// Whether the row has a menu button over it.
  var hasMenu = false

  static func == (a: CalendarRow, b: CalendarRow) -> Bool {
    a.id == b.id && a.color == b.color && a.isShown == b.isShown && a.hasMenu == b.hasMenu
      && a.name.hasSameBytes(as: b.name)
  }
}

/// The content of a row without an event.
struct NoteRow: Equatable {
  /// The index among the notes of its list.
  var index: Int
  /// The text; empty for a blank row.
  var text: String

  static func == (a: NoteRow, b: NoteRow) -> Bool { a.index == b.index && a.text.hasSameBytes(as: b.text) }
}

/// The look and direction of rows.
struct PanelLook: Equatable {
  var type = TypeScale()
  var isRightToLeft = false
  /// Whether events have a square in their color and a chevron instead of a bar.
  var hasSwatches = false
}
