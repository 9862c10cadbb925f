import Basics

/// The role, name, states, and positions of a view for assistive technology. Roles and states follow ARIA.
///
/// ```swift
/// view.accessibility = AccessibilityNode(role: .button, label: "Next month")
/// ```
public struct AccessibilityNode: Equatable, Sendable {
  /// The kind of element that assistive technology reports. `none`, the default, does not expose the view.
  public var role: Role
  /// The spoken name. If empty, the default, the text of the view is spoken.
  public var label: String
  /// The current states of the view.
  public var states: States
  /// The row of the view in its grid, starting at 1; 0, the default, outside a grid.
  public var rowIndex: Int
  /// The column of the view in its grid, starting at 1; 0, the default, outside a grid.
  public var columnIndex: Int
  /// The number of rows and columns of a grid or table, and the position of an item in its list, including items that
  /// are not shown.
  public var extent: Extent
  /// The views elsewhere in the tree that belong to this one for assistive technology, in reading order.
  public var owned: [ViewID]

  /// Creates a description. Without arguments, the view is not exposed.
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

  /// The position of a view in its list, and the size of the list, grid, or table that the view is. Values that do not
  /// apply are 0.
  public struct Extent: Hashable, Sendable {
    /// The position in a list, starting at 1.
    public var position: Int
    /// The number of items in the list.
    public var count: Int
    /// The number of rows of a grid or table.
    public var rowCount: Int
    /// The number of columns of a grid or table.
    public var columnCount: Int

    /// Creates an extent. Omitted numbers are 0.
    public init(position: Int = 0, count: Int = 0, rowCount: Int = 0, columnCount: Int = 0) {
      self.position = position
      self.count = count
      self.rowCount = rowCount
      self.columnCount = columnCount
    }
  }

  /// Returns whether two descriptions are equal; labels are compared byte by byte.
  public static func == (a: AccessibilityNode, b: AccessibilityNode) -> Bool {
    a.role == b.role && a.states == b.states && a.rowIndex == b.rowIndex && a.columnIndex == b.columnIndex
      && a.extent == b.extent && a.label.hasSameBytes(as: b.label) && a.owned == b.owned
  }

  /// The kind of element that a view is, as in ARIA. The text of a view with the role `none` is hidden from assistive
  /// technology, because a parent speaks it.
  public enum Role: UInt8, CaseIterable, Hashable, Sendable {
    case none, grid, row, columnHeader, gridCell, button, heading, list, listItem, group, toolbar, status, rowGroup
    case table, listBox, option
    case rowHeader, dialog, checkbox, searchBox, note, menu, menuItem, link, paragraph
    case textBox
    /// A text that is announced immediately when it changes (an assertive live region).
    case alert
  }

  /// The states of a view, as in ARIA.
  public struct States: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt32

    /// Creates a set from bits; unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A view that can be selected; without `selected`, `aria-selected` is false.
    public static let selectable = States(rawValue: 1)
    /// A view that the user selected.
    public static let selected = States(rawValue: 2)
    /// The view of today's date.
    public static let current = States(rawValue: 4)
    /// A view that cannot be used now.
    public static let disabled = States(rawValue: 8)
    /// A day of the month before or after the one shown.
    public static let outOfScope = States(rawValue: 16)
    /// A day with at least one event.
    public static let hasEvents = States(rawValue: 32)
    /// A day outside the range that may be shown.
    public static let outOfRange = States(rawValue: 64)
    /// A day that is held down, or a toggle button that is on.
    public static let pressed = States(rawValue: 128)
    /// A day inside a selected range of days.
    public static let inRange = States(rawValue: 256)
    /// A list or grid in which more than one item can be selected.
    public static let multiselectable = States(rawValue: 1024)
    /// A text whose changes are spoken when the user is idle (a polite live region).
    public static let live = States(rawValue: 512)
    /// A control that can be switched on; without `checked`, `aria-checked` is false.
    public static let checkable = States(rawValue: 2048)
    /// A control that is switched on.
    public static let checked = States(rawValue: 4096)
    /// A control whose details or list are shown.
    public static let expanded = States(rawValue: 16384)
    /// A view behind a modal view. Pointers, keys, and assistive technology cannot reach anything in it.
    public static let inert = States(rawValue: 8192)
    /// A weekend day in the region.
    public static let weekend = States(rawValue: 32_768)
    /// A day before today.
    public static let past = States(rawValue: 65_536)
    /// A day after today.
    public static let future = States(rawValue: 131_072)
    /// The piece of an event that contains its start.
    public static let starts = States(rawValue: 262_144)
    /// The piece of an event that contains its end.
    public static let ends = States(rawValue: 524_288)
    /// A piece after which the event continues.
    public static let continues = States(rawValue: 1 << 20)
    /// The first day of a selected multi-day span.
    public static let rangeStart = States(rawValue: 1 << 21)
    /// The last day of a selected multi-day span.
    public static let rangeEnd = States(rawValue: 1 << 22)
    /// An all-day event.
    public static let allDay = States(rawValue: 1 << 23)
    /// An event that may not take place.
    public static let tentative = States(rawValue: 1 << 24)
    /// An event that does not take place.
    public static let cancelled = States(rawValue: 1 << 25)
    /// Returns the state of an event with one of up to 15 named colors, by the index of the color.
    public static func hue(_ number: UInt8) -> States { States(rawValue: (UInt32(number) % 15 + 1) << 26) }
  }
}
