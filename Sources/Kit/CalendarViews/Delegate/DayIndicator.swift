public import CollectionKit
public import ViewKit

/// A small mark on a day of a month or of a row of days that shows that something happens: a dot, another shape, an
/// image, or a view.
///
/// ```swift
/// DayIndicator(.ring, color: .role(CalendarRole.accent), size: 6)
/// ```
public struct DayIndicator: Hashable, Sendable {
  /// The look of an indicator.
  public enum Shape: Hashable, Sendable {
    /// A filled circle.
    case dot
    /// A circle outline.
    case ring
    /// A short bar, twice as wide as high.
    case bar
    /// A square clipped to an outline of `Palette.outlines`.
    case outline(OutlineRole)
    /// A view that the calendar's reuse pool creates for an identifier. Its layer is filled with the indicator's color.
    case view(ReuseIdentifier)
    /// A square image. An image with a tint is tinted in the indicator's color.
    indirect case image(Image)
  }

  /// The shape.
  public var shape: Shape
  /// The color of a shape, or of an image with a tint.
  public var color: Color
  /// The height in points, 2...16.
  public var size: Double
  /// The distance, in points, by which the indicator is moved down from its standard position; `nil` for the style's
  /// value. Used where indicators are spread.
  public var offset: Double?
  /// Whether the indicator moves below the shape while the day is selected, instead of changing its color; `nil` for
  /// the style's value.
  public var movesOnSelection: Bool?

  /// Creates an indicator, by default a dot.
  ///
  /// - Parameters:
  ///   - size: the height in points, limited to 2...16.
  ///   - offset: see `offset`. NaN is treated as 0.
  ///   - movesOnSelection: see `movesOnSelection`.
  public init(
    _ shape: Shape = .dot, color: Color, size: Double = 5, offset: Double? = nil, movesOnSelection: Bool? = nil
  ) {
    self.shape = shape
    self.color = color
    self.size = size > 2 ? min(size, 16) : 2
    self.offset = offset
    self.movesOnSelection = movesOnSelection
  }

  /// Creates an indicator with an image in the image's own tint.
  ///
  /// - Parameter size: the width and height in points, limited to 2...16.
  public init(_ image: Image, size: Double = 14) {
    self.init(.image(image), color: image.tint ?? .role(CalendarRole.secondaryInk), size: size)
  }

  /// The width in points.
  var width: Double { shape == .bar ? size * 2 : size }

  /// Returns the indicator's layer in a color. A custom view has only the fill.
  func layer(_ color: Color) -> Layer {
    switch shape {
    case .dot: Layer(fill: color, leadingRadius: size / 2, trailingRadius: size / 2)
    case .ring:
      Layer(leadingRadius: size / 2, trailingRadius: size / 2, ring: Ring(color: color, width: max(1, size / 4)))
    case .bar: Layer(fill: color, leadingRadius: 1, trailingRadius: 1)
    case .outline(let role): Layer(fill: color, outline: role)
    case .view: Layer(fill: color)
    case .image: .clear
    }
  }

  /// Returns the image shown over the layer, in a color.
  func image(_ color: Color) -> Image? {
    guard case .image(var image) = shape else { return nil }
    if image.tint != nil { image.tint = color }
    return image
  }
}
