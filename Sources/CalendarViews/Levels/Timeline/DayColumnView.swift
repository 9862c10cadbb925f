import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The events among the hours of one day. Only those that meet a band of heights have views, and the one that has the
/// keyboard's focus.
final class DayColumnView: ReusableView {
  private var recycler: ItemRecycler<OccurrenceID>?
  private(set) var content: TimelineDay?
  /// The indices of the blocks that have views.
  private var placed: [Int] = []

  required init(traits: ViewTraits = []) { super.init(traits: traits.union(.movesOften)) }

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
    placed = []
  }

  /// Shows what of a day meets a band. Nothing happens if it is shown already; `force` configures everything anew.
  /// Returns whether other blocks have views than before.
  @discardableResult
  func show(
    _ content: TimelineDay, in band: TimelineBand, _ context: LevelContext, _ appearances: EventBlockAppearances?,
    force: Bool
  ) -> Bool {
    let old = force ? nil : self.content
    let isSame = old.map { $0 == content } == true
    let indices = indices(of: content, in: band)
    if isSame, indices == placed { return false }
    self.content = content
    placed = indices
    let recycler = recycler ?? ItemRecycler<OccurrenceID>(pool: context.pool)
    self.recycler = recycler
    var items: [PlacedItem<OccurrenceID>] = []
    items.reserveCapacity(indices.count)
    for index in indices {
      let block = content.blocks[index]
      items.append(
        PlacedItem(
          key: block.context.occurrence.id,
          reuseIdentifier: context.eventViewIdentifier(for: block.context, standard: .eventBlock), frame: block.frame))
    }
    recycler.reconcile(items, in: self)
    for index in indices {
      let block = content.blocks[index]
      let key = block.context.occurrence.id
      let isNew = recycler.isNew(key)
      if let old, !isNew, isSame || index < old.blocks.count && old.blocks[index] == block { continue }
      guard let view = recycler.view(for: key) else { continue }
      context.configure(view, in: block.context, isNew: isNew) { view in
        (view as? EventBlock)?.show(block, context, appearances)
      }
    }
    return true
  }

  /// The blocks of a day that meet a band, and the focused one.
  private func indices(of content: TimelineDay, in band: TimelineBand) -> [Int] {
    var indices = content.indices(in: band)
    guard let focused = window?.focusedView, focused.superview === self, !focused.isHidden,
      let id = (focused as? EventBlock)?.context?.occurrence.id,
      let index = content.blocks.firstIndex(where: { $0.context.occurrence.id == id }), !indices.contains(index)
    else { return indices }
    indices.insert(index, at: indices.firstIndex { $0 > index } ?? indices.endIndex)
    return indices
  }

  /// The blocks that have views, in reading order.
  var blocks: [View] {
    guard let content, let recycler else { return [] }
    return placed.compactMap { recycler.view(for: content.blocks[$0].context.occurrence.id) }
  }
}
