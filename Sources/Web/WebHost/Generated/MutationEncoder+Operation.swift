// Made by Scripts/write-schema from Sources/Web/WebSchema.

extension MutationEncoder {
  /// The numbers of mutations, with the words that follow each.
  enum Operation: Int32 {
    /// View, parent (0: none), traits.
    case create = 1
    /// View.
    case remove = 2
    /// View.
    case raise = 3
    /// View, x, y, width, height.
    case frame = 4
    /// View, layer.
    case style = 5
    /// Layer, length of its rule for a style sheet.
    case layer = 6
    /// View, length.
    case text = 7
    /// View, 0 or 1.
    case hidden = 8
    /// View, role, row, column.
    case role = 9
    /// View, length.
    case label = 10
    /// View, bits.
    case states = 11
    /// View, count, views.
    case owned = 12
    /// View, 0 or 1.
    case tabStop = 13
    /// View, width, height.
    case contentSize = 14
    /// View, x, y.
    case scroll = 15
    /// View, factors of width and height and opacity in 65,536ths, x, y.
    case effect = 16
    /// View, position, count, rows, columns.
    case extent = 17
    /// View, number or 0, mode, opacity in 65,536ths, lengths of the tint as in a style sheet and of the label.
    case image = 18
    /// Number of an image.
    case forgetImage = 19
    /// View, length.
    case link = 20
    /// View, number of a `ViewPart`.
    case part = 21
    /// View, length.
    case hostedContent = 22
  }
}
