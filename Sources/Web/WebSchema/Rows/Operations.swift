extension Schema {
  /// The numbers of the mutations of a frame, starting at 1, with the words that follow each. `ACTIONS` in operations.js
  /// has a function for each.
  static let operations: [WireList.Item] = [
    .init("create", "View, parent (0: none), traits."),
    .init("remove", "View."),
    .init("raise", "View."),
    .init("frame", "View, x, y, width, height."),
    .init("style", "View, layer."),
    .init("layer", "Layer, length of its rule for a style sheet."),
    .init("text", "View, length."),
    .init("hidden", "View, 0 or 1."),
    .init("role", "View, role, row, column."),
    .init("label", "View, length."),
    .init("states", "View, bits."),
    .init("owned", "View, count, views."),
    .init("tabStop", "View, 0 or 1."),
    .init("contentSize", "View, width, height."),
    .init("scroll", "View, x, y."),
    .init("effect", "View, factors of width and height and opacity in 65,536ths, x, y."),
    .init("extent", "View, position, count, rows, columns."),
    .init(
      "image",
      """
      View, number or 0, mode, opacity in 65,536ths, lengths of the tint as in a style sheet and of the label.
      """),
    .init("forgetImage", "Number of an image."),
    .init("link", "View, length."),
    .init("part", "View, number of a `ViewPart`."),
    .init("hostedContent", "View, length."),
  ]
}
