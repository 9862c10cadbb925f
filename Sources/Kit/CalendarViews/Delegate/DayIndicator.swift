public import CollectionKit
public import ViewKit

/// A small sign at a day of a month or of a row of days, which shows that something happens: a dot, another shape, an image or a
/// view.
///
/// ```swift
/// DayIndicator(.ring, color: .role(CalendarRole.accent), size: 6)
/// ```
public struct DayIndicator: Hashable, Sendable {
  /// The look of an indicator.
  public enum Shape: Hashable, Sendable {
    /// A filled circle.
    case dot
    /// A circle without a filling.
    case ring
    /// A short bar, twice as wide as high.
    case bar
    /// A square cut to an outline of `Palette.outlines`.
    case outline(OutlineRole)
    /// A view that the calendar's reuse pool makes under an identifier; the color becomes its layer's fill.
    case view(ReuseIdentifier)
    /// A square with an image; one with a tint is tinted in the color of the indicator.
    indirect case image(Image)
  }

  /// The look.
  public var shape: Shape
  /// The color of a shape, or of an image with a tint.
  public var color: Color
  /// The height in points, 2...16.
  public var size: Double
  /// The distance by which an indicator lies lower than the layout puts it, in points; `nil` for that of the style.
  /// Used where indicators are spread.
  public var offset: Double?
  /// Whether the indicator moves below the shape while the day is selected, in place of changing its color; `nil` for
  /// what the style says.
  public var movesOnSelection: Bool?

  /// Creates an indicator, by default a dot.
  ///
  /// - Parameters:
  ///   - size: the height in points, limited to 2...16.
  ///   - offset: see `offset`; NaN counts as 0.
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

  /// Creates an indicator with an image in its own tint.
  ///
  /// - Parameter size: the width and height in points, limited to 2...16.
  public init(_ image: Image, size: Double = 14) {
    self.init(.image(image), color: image.tint ?? .role(CalendarRole.secondaryInk), size: size)
  }

  /// The width in points.
  var width: Double { shape == .bar ? size * 2 : size }

  /// Returns the layer of the indicator in a color; a view of the program gets only the fill.
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

  /// Returns the image that is shown over the layer, in a color.
  func image(_ color: Color) -> Image? {
    guard case .image(var image) = shape else { return nil }
    if image.tint != nil { image.tint = color }
    return image
  }
}
