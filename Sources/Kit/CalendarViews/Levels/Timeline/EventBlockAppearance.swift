import Events
import Geometry
import ViewKit

/// The layers of blocks of one color, which all of them share. A class only because it is large; what it says never
/// changes.
final class EventBlockAppearance {
  let color: EventColor
  let opacity: Double
  /// The layer of a block that leaves background and title to views of their own.
  let block: Layer
  let background: Layer
  /// The layer of a block that shows the background by itself, and leaves texts to its label.
  let solid: Layer
  let title: Layer
  let time: Layer
  let textFactor: Double
  /// The layers of a block that shows background and title by itself, by `Fit`.
  private var whole: [Layer?] = [Layer?](repeating: nil, count: 12)

  /// The room that a block has for its title.
  struct Fit {
    /// Whether there is little room sideways.
    var isTight: Bool
    /// Whether it is lower than a line, which then is in its middle.
    var isLow: Bool
    /// Whether there is room between the upper edge and the title.
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

  /// Whether blocks can show their titles by themselves: lines that are higher than what a title has would not stand in
  /// its middle.
  var fitsInto: Bool { (title.textStyle?.lineHeight ?? 0) <= titleHeight }

  /// The height of a line of the title, in points.
  var titleHeight: Double { EventBlock.titleHeight * textFactor }

  /// The layer of a block that shows background and title by itself.
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

/// The appearances of the blocks of a calendar, each made once for a configuration.
final class EventBlockAppearances {
  /// The words of the configuration, made anew with it; the style is a part of it, too.
  let texts: CalendarTexts
  private let style: CalendarStyle
  private var appearances: [EventBlockAppearance] = []
  /// The number of colors beyond which they are forgotten, and made again when they are needed.
  private static let limit = 64

  init(style: CalendarStyle, texts: CalendarTexts) {
    self.style = style
    self.texts = texts
  }

  /// The appearance of an event, which it shares with those of its color and opacity.
  func appearance(of event: EventContext) -> EventBlockAppearance {
    let (color, opacity) = (event.color, style.event.opacity(of: event))
    if let known = appearances.first(where: { $0.color == color && $0.opacity == opacity }) { return known }
    let made = EventBlockAppearance(color: color, opacity: opacity, style: style)
    if appearances.count >= EventBlockAppearances.limit { appearances.removeAll() }
    appearances.append(made)
    return made
  }
}
