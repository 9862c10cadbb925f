import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// "+3": the events of a day that found no room.
final class MoreLink: ReusableView {
  private(set) var day: DayNumber?
  @Unowned var responder: (any CalendarResponder)?
  /// The height at which the number of a high block stays.
  var header = 0.0 {
    didSet { pinned?.frame.origin.y = header }
  }
  /// The number of a high block, which stays in view.
  private var pinned: View?

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    partName = .more
    addGesture(TapGesture(action: callback(to: self) { view, _ in _ = view.activate() }))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    day = nil
  }

  override func activate() -> Bool {
    guard let day else { return false }
    responder?.listEvents(of: day)
    return true
  }

  /// Shows a number of events.
  ///
  /// - Parameter isBlock: whether the link takes the place of events among the hours, instead of a line.
  func show(_ count: Int, of day: DayNumber, isBlock: Bool = false, texts: CalendarTexts, style: CalendarStyle) {
    self.day = day
    text = texts.phrases.moreShort(count, text: texts.date)
    accessibility.role = .button
    accessibility.label = texts.phrases.moreEvents(count, text: texts.date)
    var type = style.type.time
    type.weight = .medium
    // A number without its end would say another one, so large text is smaller where it has no room.
    let insets = isBlock ? Insets.zero : Insets(leading: 6, trailing: 4)
    let room = frame.width - insets.leading - insets.trailing
    let wanted = width(type)
    if wanted > room {
      type.size = max(min(type.size, MoreLink.standardSize), (type.size * room / wanted).rounded(.down))
    }
    layer = Layer(
      textColor: .role(CalendarRole.secondaryInk), textStyle: type, textInsets: insets, cursor: .pointingHand)
    pinned?.isHidden = !isBlock
    if isBlock { becomeBlock() }
  }

  /// Takes the place of events, with the number at the top.
  private func becomeBlock() {
    let look = EventLook(.named(.graphite))
    let pinned = self.pinned ?? View(traits: .sticks)
    if self.pinned == nil {
      self.pinned = pinned
      addSubview(pinned)
    }
    pinned.text = layer.textStyle.map(width) ?? 0 <= frame.width ? text : "…"
    var label = Layer(textColor: look.text, textStyle: layer.textStyle)
    label.textStyle?.alignment = .center
    pinned.layer = label
    let height = min(EventBlock.titleHeight + 2 * EventBlock.inset, frame.height)
    pinned.frame = Rect(x: 0, y: header, width: frame.width, height: height)
    text = ""
    layer = Layer(
      fill: look.tint, leadingRadius: EventBlock.radius, trailingRadius: EventBlock.radius, cursor: .pointingHand)
  }

  /// The width of the number in points, from its characters alone, so that every host decides alike.
  private func width(_ type: TextStyle) -> Double {
    Double(text.unicodeScalars.count) * MoreLink.digitWidth * type.size / MoreLink.standardSize
  }

  /// The size of numbers in the standard style, to which larger ones shrink.
  private static let standardSize = 11.0
  /// The width of a digit of that size.
  private static let digitWidth = 7.0
}
