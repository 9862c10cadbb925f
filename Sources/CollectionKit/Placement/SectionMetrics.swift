import Geometry

/// What is known of a section before it is laid out.
struct SectionMetrics: Equatable {
  /// The number of items, 0 or more.
  var count = 0
  /// The height of the header; 0 for none.
  var header = 0.0
  /// The height of the footer; 0 for none.
  var footer = 0.0
  var insets = Insets.zero
  var lineSpacing = 0.0
  var itemSpacing = 0.0
  /// The size of each item, if the delegate gives them and the layout needs them all.
  var sizes: [Size]?
}
