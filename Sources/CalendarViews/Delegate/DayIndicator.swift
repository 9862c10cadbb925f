public import CollectionKit
public import ViewKit

/// One mark of a day: a shape, or a view of the app's own.
public struct DayIndicator: Hashable, Sendable {
  /// What a mark looks like.
  public enum Shape: Hashable, Sendable {
    /// A filled circle.
    case dot
    /// A circle of a line.
    case ring
    /// A short bar, twice as wide as high.
    case bar
    /// A square cut to an outline of `Palette.outlines`.
    case outline(OutlineRole)
    /// A view that the calendar's reuse pool makes under this identifier; it gets the colour as its layer's fill.
    case view(ReuseIdentifier)
    /// A square with an image. One with a tint is tinted in the colour of the mark.
    indirect case image(Image)
  }

  /// What it looks like.
  public var shape: Shape
  /// The colour of a shape, or of an image with a tint.
  public var color: Color
  /// Its height in points, 2...16.
  public var size: Double
  /// Added to the height at which spread marks lie, in points, down; `nil` for that of the style.
  public var offset: Double?
  /// Whether it moves below the shape while the day is selected, instead of changing colour; `nil` for what the style
  /// says.
  public var movesOnSelection: Bool?

  /// - Parameters:
  ///   - size: its height in points; others than 2...16 count as these.
  ///   - offset: see `offset`; what is no number counts as 0.
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

  /// An image as a mark, with its own tint.
  ///
  /// - Parameter size: its width and height in points, as for other marks.
  public init(_ image: Image, size: Double = 14) {
    self.init(.image(image), color: image.tint ?? .role(CalendarRole.secondaryInk), size: size)
  }

  /// In points.
  var width: Double { shape == .bar ? size * 2 : size }

  /// How a shape of the kit looks in a colour; a view of the app gets the fill alone.
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

  /// What a view of the kit shows over its layer.
  func image(_ color: Color) -> Image? {
    guard case .image(var image) = shape else { return nil }
    if image.tint != nil { image.tint = color }
    return image
  }
}
