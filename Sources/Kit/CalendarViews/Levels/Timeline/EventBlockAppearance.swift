import Events
import Geometry
import ViewKit

/// The shared layers of blocks with the same color. This is a class only because it is large; its values never change.
final class EventBlockAppearance {
  let color: EventColor
  let opacity: Double
  /// The layer of a block with separate views for background and title.
  let block: Layer
  let background: Layer
  /// The layer of a block that draws its background, with a label for its text.
  let solid: Layer
  let title: Layer
  let time: Layer
  let textFactor: Double
  /// The layers of a block that draws its background and title, by `Fit`.
  private var whole: [Layer?] = [Layer?](repeating: nil, count: 12)

  /// How much room a block has for its title.
  struct Fit {
    /// Whether the block is narrow.
    var isTight: Bool
    /// Whether the block is shorter than a line, which is then centered in it.
    var isLow: Bool
    /// Whether there is space above the title.
    var isInset: Bool
    /// Whether the title has several lines.
    var hasLines: Bool

    fileprivate var index: Int { (hasLines ? 6 : 0) + (isTight ? 3 : 0) + (isLow ? 2 : isInset ? 1 : 0) }
  }

  init(color: EventColor, opacity: Double, style: CalendarStyle) {
    self.color = color
    self.opacity = opacity
    let look = EventLook(color)
    block = Layer(opacity: opacity, cursor: .pointingHand)
    background = Layer(
      fill: look.tint, leadingRadius: EventBlock.radius, trailingRadius: EventBlock.radius,
      stripe: Stripe(color: look.strong, width: EventBlock.stripe))
    var solid = background
    solid.opacity = opacity
    solid.cursor = block.cursor
    self.solid = solid
    textFactor = style.type.factor
    var type = style.type.event
    type.weight = .medium
    title = Layer(textColor: look.text, textStyle: type)
    time = Layer(textColor: look.text, textStyle: style.type.time)
  }

  /// Whether blocks can draw their titles themselves. Lines taller than the space for the title would not be centered.
  var fitsInto: Bool { (title.textStyle?.lineHeight ?? 0) <= titleHeight }

  /// The height of a line of the title, in points.
  var titleHeight: Double { EventBlock.titleHeight * textFactor }

  /// Returns the layer of a block that draws its background and title.
  func whole(_ fit: Fit) -> Layer {
    if let known = whole[fit.index] { return known }
    var made = solid
    made.textColor = title.textColor
    made.textStyle = title.textStyle
    made.textInsets = Insets(
      leading: EventBlock.start(isTight: fit.isTight), trailing: EventBlock.end(isTight: fit.isTight))
    if !fit.isLow {
      made.textStyle?.isAtTop = true
      made.textStyle?.keepsLineBreaks = fit.hasLines
      let rest = titleHeight - (title.textStyle?.lineHeight ?? 0)
      made.textInsets.top = (fit.isInset ? EventBlock.inset : 0) + rest / 2
    }
    whole[fit.index] = made
    return made
  }
}

/// The appearances of a calendar's blocks, each created once for a configuration.
final class EventBlockAppearances {
  /// The texts of the configuration, which are recreated with it. They stand for its style, too.
  let texts: CalendarTexts
  private let style: CalendarStyle
  private var appearances: [EventBlockAppearance] = []
  /// The number of colors above which the cache is cleared.
  private static let limit = 64

  init(style: CalendarStyle, texts: CalendarTexts) {
    self.style = style
    self.texts = texts
  }

  /// Returns the appearance of an event, which it shares with events of the same color and opacity.
  func appearance(of event: EventContext) -> EventBlockAppearance {
    let (color, opacity) = (event.color, style.event.opacity(of: event))
    if let known = appearances.first(where: { $0.color == color && $0.opacity == opacity }) { return known }
    let made = EventBlockAppearance(color: color, opacity: opacity, style: style)
    if appearances.count >= EventBlockAppearances.limit { appearances.removeAll() }
    appearances.append(made)
    return made
  }
}
