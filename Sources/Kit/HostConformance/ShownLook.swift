public import Almanac

/// The look of a view in one appearance and direction: colors instead of roles, left and right instead of leading and
/// trailing.
public struct ShownLook: Equatable, Sendable {
  /// The background; `nil` for none.
  public var fill: RGBA?
  /// The radius of the left corners, before it is limited to the size.
  public var leftRadius = 0.0
  /// The radius of the right corners, before it is limited to the size.
  public var rightRadius = 0.0
  /// The color of the text; `nil` if the view shows none.
  public var textColor: RGBA?
  /// The size of the text, in points.
  public var textSize = 0.0
  /// The weight of the text, as in `TextStyle.Weight`.
  public var weight = 0
  /// The side of the text.
  public var side = Side.left

  /// A side of text.
  public enum Side: String, Sendable { case left, center, right }

  /// Creates the look of a view that shows nothing.
  public init() {}

  /// Creates the look of a layer in the given surroundings.
  /// - Parameter showsText: whether the view has a text.
  public init(_ layer: Layer, showsText: Bool, in surroundings: HostSurroundings) {
    let isMirrored = surroundings.direction == .rightToLeft
    func color(_ color: Color?) -> RGBA? {
      guard let color else { return nil }
      let found = surroundings.palette.resolve(color, appearance: surroundings.appearance)
      return found.opacity == 0 ? nil : found
    }
    fill = color(layer.fill)
    leftRadius = isMirrored ? layer.trailingRadius : layer.leadingRadius
    rightRadius = isMirrored ? layer.leadingRadius : layer.trailingRadius
    guard showsText, let style = layer.textStyle, layer.textColor != nil else { return }
    textColor = color(layer.textColor)
    textSize = style.size
    weight = Int(style.weight.rawValue)
    side =
      switch style.alignment {
      case .center: .center
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      }
  }
}
