/// The number of items that can be selected.
public enum CollectionSelectionMode: UInt8, Hashable, Sendable {
  /// No item.
  case none
  /// At most one item; selecting another deselects it.
  case single
  /// Any number of items; a press selects or deselects an item.
  case multiple
}

/// The role of a collection for assistive technology.
public enum CollectionRole: UInt8, Hashable, Sendable {
  /// A grid if items are in columns; otherwise a list.
  case automatic
  /// A list of items, in which sections are groups.
  case list
  /// A group of views with their own roles, such as buttons or checkboxes.
  case group
  /// A grid: each line of the layout is a row of cells.
  case grid
  /// A table: each item is a row, and the views in it have their own cell roles.
  case table
}
