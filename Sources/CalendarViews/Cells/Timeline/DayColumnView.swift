import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The events among the hours of one day.
final class DayColumnView: ReusableView {
  private var recycler: ItemRecycler<OccurrenceID>?
  private(set) var content: TimelineDay?

  required init(traits: ViewTraits = []) { super.init(traits: traits.union(.movesOften)) }

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
  }

  /// Shows a day. Nothing happens if it is shown already; `force` dresses everything anew.
  func show(_ content: TimelineDay, _ surroundings: TimelineSurroundings, force: Bool) {
    guard force || content != self.content else { return }
    let old = force ? nil : self.content
    self.content = content
    let recycler = recycler ?? ItemRecycler<OccurrenceID>(pool: surroundings.pool)
    self.recycler = recycler
    var items: [PlacedItem<OccurrenceID>] = []
    items.reserveCapacity(content.blocks.count)
    for block in content.blocks {
      items.append(
        PlacedItem(
          key: block.context.occurrence.id,
          reuseIdentifier: surroundings.identifier(for: block.context, standard: .eventBlock), frame: block.frame))
    }
    recycler.reconcile(items, in: self)
    for (index, block) in content.blocks.enumerated() {
      let key = block.context.occurrence.id
      let isNew = recycler.isNew(key)
      if let old, !isNew, index < old.blocks.count, old.blocks[index] == block { continue }
      guard let view = recycler.view(for: key) else { continue }
      surroundings.dress(view, in: block.context, isNew: isNew) { view in
        (view as? EventBlock)?.show(block, surroundings)
      }
    }
  }

  /// The blocks in reading order.
  var blocks: [View] {
    guard let content, let recycler else { return [] }
    return content.blocks.compactMap { recycler.view(for: $0.context.occurrence.id) }
  }
}

/// What the parts of a timeline need besides their content; owned by the canvas.
struct TimelineSurroundings {
  var pool: ReusePool
  var style: CalendarStyle
  var texts: CalendarTexts
  var direction: LayoutDirection
  /// Owns the canvas.
  unowned(unsafe) var responder: (any CalendarResponder)?
  /// Whether the responder hands hooks of the app on; asked once, because that takes longer than most of what is done for
  /// a view.
  let hasHooks: Bool

  init(
    pool: ReusePool, style: CalendarStyle, texts: CalendarTexts, direction: LayoutDirection,
    responder: (any CalendarResponder)?
  ) {
    self.pool = pool
    self.style = style
    self.texts = texts
    self.direction = direction
    self.responder = responder
    hasHooks = responder?.hasHooks == true
  }

  /// The class of views for a piece of an event.
  func identifier(for context: EventContext, standard: ReuseIdentifier) -> ReuseIdentifier {
    guard hasHooks, let responder else { return standard }
    return responder.eventViewIdentifier(for: context, standard: standard)
  }

  /// Lets a view of an event show a piece of it, in the order that hooks rely on: what they did before is taken back, the
  /// kit dresses what is its own, hooks follow.
  ///
  /// - Parameter isNew: the view was taken from the pool, or from another event, just now, so it is clean.
  func dress(_ view: ReusableView, in context: EventContext, isNew: Bool, _ body: (ReusableView) -> Void) {
    if !isNew, hasHooks { view.prepareForReuse() }
    body(view)
    if hasHooks { responder?.willDisplay(eventView: view, in: context) }
  }
}
