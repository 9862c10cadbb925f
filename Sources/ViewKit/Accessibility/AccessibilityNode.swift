/// What assistive technology is told about a view. Roles and states are ARIA's.
public struct AccessibilityNode: Equatable, Sendable {
  /// Decides whether, and as what, the view is exposed.
  public var role: Role
  /// Spoken; empty means the view's text.
  public var label: String
  /// What is true of the view now.
  public var states: States
  /// One-based position in a grid; 0 where there is none.
  public var rowIndex: Int
  /// One-based position in a grid; 0 where there is none.
  public var columnIndex: Int
  /// Views elsewhere in the tree that belong under this one for assistive technology, in reading order.
  public var owned: [ViewID]

  /// Not exposed, unless told otherwise.
  public init(
    role: Role = .none, label: String = "", states: States = [], rowIndex: Int = 0, columnIndex: Int = 0,
    owned: [ViewID] = []
  ) {
    self.role = role
    self.label = label
    self.states = states
    self.rowIndex = rowIndex
    self.columnIndex = columnIndex
    self.owned = owned
  }

  /// Labels are compared by their bytes.
  public static func == (a: AccessibilityNode, b: AccessibilityNode) -> Bool {
    a.role == b.role && a.states == b.states && a.rowIndex == b.rowIndex && a.columnIndex == b.columnIndex
      && utf8Equal(a.label, b.label) && a.owned == b.owned
  }

  /// What a view is. `none` is not exposed; its text is hidden, because a parent speaks it.
  public enum Role: UInt8, CaseIterable, Hashable, Sendable {
    case none, grid, row, columnHeader, gridCell, button, heading, list, listItem, group, toolbar, status, rowGroup
    case dialog
  }

  /// What is true of a view now.
  public struct States: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: UInt16

    /// Unknown bits mean nothing.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Can be selected; without `selected`, `aria-selected` is false.
    public static let selectable = States(rawValue: 1)
    /// Chosen by the user.
    public static let selected = States(rawValue: 2)
    /// Today's date.
    public static let current = States(rawValue: 4)
    /// Cannot be used now.
    public static let disabled = States(rawValue: 8)
    /// Belongs to the month before or after.
    public static let outOfScope = States(rawValue: 16)
    /// A day with something on it.
    public static let hasEvents = States(rawValue: 32)
    /// Before the first or after the last day that may be shown.
    public static let outOfRange = States(rawValue: 64)
    /// Held down.
    public static let pressed = States(rawValue: 128)
    /// Inside a selected range of days.
    public static let inRange = States(rawValue: 256)
    /// Changes of the text are spoken when there is time (a polite live region).
    public static let live = States(rawValue: 512)
  }
}
