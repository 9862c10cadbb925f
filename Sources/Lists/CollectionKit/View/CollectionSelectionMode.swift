/// The number of items that can be selected.
public enum CollectionSelectionMode: UInt8, Hashable, Sendable {
  /// No item.
  case none
  /// One item at most; selecting another deselects it.
  case single
  /// Any number of items; a press selects or deselects.
  case multiple
}

/// The role of a collection for assistive technology.
public enum CollectionRole: UInt8, Hashable, Sendable {
  /// A grid where items lie in columns, else a list.
  case automatic
  /// A list of items, in which sections are groups.
  case list
  /// A group of views that say what they are themselves, as buttons or checkboxes.
  case group
  /// Rows of cells: each line of the layout is a row.
  case grid
  /// Each item is a row; the views in it say what cells they are.
  case table
}
