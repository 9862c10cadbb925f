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
        PlacedItem(key: block.context.occurrence.id, reuseIdentifier: .eventBlock, frame: block.frame))
    }
    recycler.reconcile(items, in: self)
    for (index, block) in content.blocks.enumerated() {
      if let old, index < old.blocks.count, old.blocks[index] == block { continue }
      guard let view = recycler.view(for: block.context.occurrence.id) as? EventBlock else { continue }
      view.responder = surroundings.responder
      view.isRightToLeft = surroundings.direction == .rightToLeft
      view.show(
        block.context, startText: block.startText, separator: surroundings.texts.phrases.separator,
        style: surroundings.style
      )
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
}
