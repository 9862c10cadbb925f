import ViewKit

extension DayLook {
  /// The layer of the whole cell.
  ///
  /// - Parameter isActive: whether the day answers to a tap.
  func ground(isActive: Bool) -> Layer {
    Layer(
      fill: fill, lines: topLine == nil ? [] : .top, lineColor: topLine, ring: border,
      cursor: isActive ? .pointingHand : .inherited)
  }

  /// The layer of the number, on its disc if it has one.
  ///
  /// - Parameters:
  ///   - radius: of the disc.
  ///   - isRound: whether the number has that radius without a disc, too.
  func number(radius: Double, isRound: Bool = false) -> Layer {
    let radius = disc == nil && ring == nil && !isRound ? 0 : radius
    return Layer(
      fill: disc, leadingRadius: radius, trailingRadius: radius, ring: ring, textColor: ink, textStyle: text,
      textShadow: shadow, opacity: opacity)
  }
}
