extension HeaderMetrics {
  /// The distance of titles and buttons from the edges of a calendar of some width; less where there is little room.
  func margin(width: Double) -> Double { width < HeaderView.compactWidth ? min(margin, 8) : margin }
}
