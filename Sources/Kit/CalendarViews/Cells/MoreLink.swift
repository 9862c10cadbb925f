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
    layer = Layer(
      textColor: .role(CalendarRole.secondaryInk), textStyle: type, textInsets: .init(leading: 6, trailing: 4),
      cursor: .pointingHand)
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
    // A number without its end would say another one.
    let hasRoom = Double(text.unicodeScalars.count) * MoreLink.digitWidth <= frame.width
    pinned.text = hasRoom ? text : "…"
    var label = Layer(textColor: look.text, textStyle: layer.textStyle)
    label.textStyle?.alignment = .center
    pinned.layer = label
    let height = min(EventBlock.titleHeight + 2 * EventBlock.inset, frame.height)
    pinned.frame = Rect(x: 0, y: header, width: frame.width, height: height)
    text = ""
    layer = Layer(
      fill: look.tint, leadingRadius: EventBlock.radius, trailingRadius: EventBlock.radius, cursor: .pointingHand)
  }

  private static let digitWidth = 7.0
}
