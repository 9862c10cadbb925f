import CollectionKit
import Events
import Geometry
public import ViewKit

/// A background event in the hours: a subtle tint behind everything, as wide as the day, with the title at the top.
/// Presses go to the day.
open class BackgroundEventView: PieceView {
  /// The visible part; `nil` before the first update.
  public private(set) final var context: EventContext?
  open override var form: PieceForm { .background }
  open override var shownEvent: EventContext? { context }
  /// The view of the tint, which is paler than the tint of foreground events.
  public final let backgroundView = View()
  /// The view of the title.
  public final let titleView = View()

  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }

  /// Creates an empty view for the reuse pool. Overrides must call `super`.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    (partName, titleView.partName) = (.backgroundEvent, .eventTitle)
    addSubview(backgroundView)
    addSubview(titleView)
  }

  /// Shows a part. Subclasses override this to add content, and must call `super`.
  open func update(with context: EventContext, style: CalendarStyle) {
    let look = EventLook(context.color)
    backgroundView.layer = Layer(fill: look.tint, opacity: BackgroundEventView.strength)
    titleView.layer = Layer(textColor: look.text, textStyle: style.type.time)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
    backgroundView.layer = .clear
    titleView.text = ""
  }

  open override func layoutSubviews() {
    backgroundView.frame = Rect(origin: .zero, size: frame.size)
    let titleHeight = titleView.layer.textStyle?.lineHeight ?? 0
    let height = min(titleHeight, max(0, frame.height - BackgroundEventView.top))
    titleView.isHidden = height < titleHeight
    let title = Rect(x: 6, y: BackgroundEventView.top, width: max(0, frame.width - 10), height: height)
    titleView.frame = isRightToLeft ? title.mirrored(in: frame.width) : title
  }

  final func show(_ context: EventContext, style: CalendarStyle) {
    self.context = context
    titleView.text = context.title
    accessibility.role = .group
    accessibility.label = context.label
    update(with: context, style: style)
  }

  private static let strength = 0.6
  private static let top = 2.0
}
