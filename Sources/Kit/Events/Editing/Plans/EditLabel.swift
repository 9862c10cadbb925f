public import Basics

/// A description of an edit, for undo and announcements. Views turn it into localized text.
public struct EditLabel: Equatable, Sendable {
  /// The kind of an edit.
  public enum Kind: UInt8, Hashable, Sendable {
    case create, move, resize, change, delete, copy, duplicate, paste
    // Edits of calendars themselves.
    case makeCalendar, renameCalendar, colorCalendar, remindCalendar, deleteCalendar

    /// Whether the edit applies to a calendar itself.
    package var isOfCalendar: Bool { rawValue >= Kind.makeCalendar.rawValue }
  }

  /// The kind of the edit.
  public var kind: Kind
  /// The title of the event or the name of the calendar, after the edit; for a deletion, before it.
  public var title: ByteText

  /// Creates a label.
  public init(_ kind: Kind, title: ByteText) {
    self.kind = kind
    self.title = title
  }
}
