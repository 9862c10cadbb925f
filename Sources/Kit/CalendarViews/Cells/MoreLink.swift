import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The "+3" view: the number of a day's events that do not fit.
final class MoreLink: PieceView {
  private(set) var day: DayNumber?
  override var form: PieceForm { .more }
  override var shownDay: DayNumber? { day }
  /// The distance from the top at which the number of a tall block is pinned.
  var header = 0.0 {
    didSet { pinned?.frame.origin.y = header }
  }
  /// The pinned number of a tall block.
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
  /// - Parameter isBlock: whether the view replaces events in the hours, instead of being a line.
  func show(_ count: Int, of day: DayNumber, isBlock: Bool = false, texts: CalendarTexts, style: CalendarStyle) {
    self.day = day
    text = texts.phrases.moreShort(count, text: texts.date)
    accessibility.role = .button
    accessibility.label = texts.phrases.moreEvents(count, text: texts.date)
    var type = style.type.time
    type.weight = .medium
    // A truncated number would be wrong, so large text is reduced if it does not fit.
    let insets = isBlock ? Insets.zero : Insets(leading: 6, trailing: 4)
    let room = frame.width - insets.leading - insets.trailing
    let wanted = width(type)
    if wanted > room {
      type.size = max(min(type.size, MoreLink.standardSize), (type.size * room / wanted).rounded(.down))
    }
    layer = Layer(
      textColor: .role(CalendarRole.secondaryInk), textStyle: type, textInsets: insets, cursor: .pointingHand)
    pinned?.isHidden = !isBlock
    let phrase = text
    if isBlock { becomeBlock() }
    responder?.willDisplay(label: self, of: phrase, in: .more(day, count: count, isBlock: isBlock))
  }

  /// Shows the view as a block with the number at the top.
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

  /// Returns the width of the number, in points. It depends only on the characters, so that it is the same in all
  /// hosts.
  private func width(_ type: TextStyle) -> Double {
    Double(text.unicodeScalars.count) * MoreLink.digitWidth * type.size / MoreLink.standardSize
  }

  /// The text size of the number in the standard style, to which larger text can shrink.
  private static let standardSize = 11.0
  /// The width of a digit of that size.
  private static let digitWidth = 7.0
}
