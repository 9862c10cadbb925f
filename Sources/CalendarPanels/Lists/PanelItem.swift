import Basics
import CalendarViews
import CollectionManager
import Events
import ViewKit

/// What a list of the panel shows in a row.
enum PanelItem: Equatable {
  case calendar(CalendarRow)
  /// An event; without one, how many more there are.
  case event(AgendaRow)
  /// A line that says something about the list, as that it is empty.
  case note(NoteRow)

  /// Which item it is, whatever it says.
  var key: PanelKey {
    switch self {
    case .calendar(let row): PanelKey(first: row.id.rawValue, second: 0)
    case .event(let row):
      PanelKey(first: row.event?.occurrence.id.event.rawValue ?? -1, second: row.event?.occurrence.id.start ?? 0)
    case .note(let row): PanelKey(first: -2, second: Int64(row.place))
    }
  }

  /// For a storage.
  var model: AnyModel {
    switch self {
    case .calendar(let row): ModelBox(row)
    case .event(let row): ModelBox(row)
    case .note(let row): ModelBox(row)
    }
  }
}

/// Identity of a row in its list.
struct PanelKey: Hashable {
  var first: Int64
  var second: Int64
}

/// Rows below a heading.
struct PanelSection {
  /// Identity among the sections of a list.
  var key: Int64
  /// Empty for none.
  var heading = ""
  var items: [PanelItem] = []
}

/// What the list of calendars says of one.
struct CalendarRow: Equatable {
  var id: CalendarID
  var name: String
  var color: EventColor
  /// Whether its events are shown.
  var isShown: Bool
  /// The number of its events, in the digits of the locale.
  var count: String
  /// Spoken.
  var label: String

  static func == (a: CalendarRow, b: CalendarRow) -> Bool {
    a.id == b.id && a.color == b.color && a.isShown == b.isShown && a.name.hasSameBytes(as: b.name)
      && a.count.hasSameBytes(as: b.count) && a.label.hasSameBytes(as: b.label)
  }
}

/// What a line says that stands for no event.
struct NoteRow: Equatable {
  /// Among the lines of its list.
  var place: Int
  /// Empty for a blank line.
  var text: String

  static func == (a: NoteRow, b: NoteRow) -> Bool { a.place == b.place && a.text.hasSameBytes(as: b.text) }
}

/// How rows look, and which way they run.
struct PanelLook: Equatable {
  var type = TypeScale()
  var isRightToLeft = false
  /// Events have a square of their colour and a sign that they open something, instead of a bar.
  var hasSwatches = false
}
