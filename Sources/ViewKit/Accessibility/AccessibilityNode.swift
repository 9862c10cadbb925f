import Basics

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
  /// How many rows and columns a grid or table has, and the one-based place of an item among how many; shown or not.
  public var extent: Extent
  /// Views elsewhere in the tree that belong under this one for assistive technology, in reading order.
  public var owned: [ViewID]

  /// Not exposed, unless told otherwise.
  public init(
    role: Role = .none, label: String = "", states: States = [], rowIndex: Int = 0, columnIndex: Int = 0,
    extent: Extent = Extent(), owned: [ViewID] = []
  ) {
    self.role = role
    self.label = label
    self.states = states
    self.rowIndex = rowIndex
    self.columnIndex = columnIndex
    self.extent = extent
    self.owned = owned
  }

  /// Numbers of what a view is a part of, or has parts of; 0 where there is none.
  public struct Extent: Hashable, Sendable {
    /// One-based place in a list.
    public var position: Int
    /// The number of items of the list.
    public var count: Int
    /// The number of rows of a grid or table.
    public var rowCount: Int
    /// The number of columns of a grid or table.
    public var columnCount: Int

    /// None of them, unless told otherwise.
    public init(position: Int = 0, count: Int = 0, rowCount: Int = 0, columnCount: Int = 0) {
      self.position = position
      self.count = count
      self.rowCount = rowCount
      self.columnCount = columnCount
    }
  }

  /// Labels are compared by their bytes.
  public static func == (a: AccessibilityNode, b: AccessibilityNode) -> Bool {
    a.role == b.role && a.states == b.states && a.rowIndex == b.rowIndex && a.columnIndex == b.columnIndex
      && a.extent == b.extent && a.label.hasSameBytes(as: b.label) && a.owned == b.owned
  }

  /// What a view is. `none` is not exposed; its text is hidden, because a parent speaks it.
  public enum Role: UInt8, CaseIterable, Hashable, Sendable {
    case none, grid, row, columnHeader, gridCell, button, heading, list, listItem, group, toolbar, status, rowGroup
    case table, listBox, option
    case rowHeader, dialog, checkbox, searchBox
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
    /// More than one of its items can be selected.
    public static let multiselectable = States(rawValue: 1024)
    /// Changes of the text are spoken when there is time (a polite live region).
    public static let live = States(rawValue: 512)
    /// Can be switched on; without `checked`, `aria-checked` is false.
    public static let checkable = States(rawValue: 2048)
    /// Switched on.
    public static let checked = States(rawValue: 4096)
    /// Covered by something that has to be finished first: nothing in it can be reached by pointer, key or speech.
    public static let inert = States(rawValue: 8192)
  }
}
