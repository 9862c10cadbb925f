import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The events in the hours of one day. Only the events that intersect a vertical band and the one with keyboard focus
/// have views.
final class DayColumnView: ReusableView {
  private var recycler: ItemRecycler<TimelineItem>?
  private(set) var content: TimelineDay?
  /// The indices of the blocks with views.
  private var placed: [Int] = []
  /// The indices of the overflows with views.
  private var placedOverflows: [Int] = []
  private var header = 0.0

  required init(traits: ViewTraits = []) { super.init(traits: traits.union(.movesOften)) }

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
    placed = []
    placedOverflows = []
  }

  /// Shows the part of a day that intersects a band. Does nothing if it is already shown, unless `force` is set, which
  /// configures everything again. Returns whether the set of blocks with views changed.
  ///
  /// - Parameter header: the height of the area that covers the top of the hours.
  @discardableResult
  func show(
    _ content: TimelineDay, in band: TimelineBand, _ context: LevelContext, _ appearances: EventBlockAppearances?,
    header: Double, force: Bool
  ) -> Bool {
    if header != self.header {
      self.header = header
      for view in blocks { setHeader(of: view) }
    }
    let old = force ? nil : self.content
    let isSame = old.map { $0 == content } == true
    let indices = indices(of: content, in: band)
    let overflows = content.overflowIndices(in: band)
    if isSame, indices == placed, overflows == placedOverflows { return false }
    self.content = content
    placed = indices
    placedOverflows = overflows
    let recycler = recycler ?? ItemRecycler<TimelineItem>(pool: context.pool)
    self.recycler = recycler
    var items: [PlacedItem<TimelineItem>] = []
    items.reserveCapacity(indices.count + overflows.count)
    for index in indices {
      let block = content.blocks[index]
      items.append(
        PlacedItem(
          key: key(of: block, content),
          reuseIdentifier: context.eventViewIdentifier(for: block.context, standard: .eventBlock), frame: block.frame))
    }
    for index in overflows {
      items.append(
        PlacedItem(
          key: key(ofOverflow: index, content), reuseIdentifier: .moreLink, frame: content.overflows[index].frame))
    }
    recycler.reconcile(items, in: self)
    for index in indices {
      let block = content.blocks[index]
      let key = key(of: block, content)
      let isNew = recycler.isNew(key)
      if let old, !isNew, isSame || index < old.blocks.count && old.blocks[index] == block { continue }
      guard let view = recycler.view(for: key) else { continue }
      context.configure(view, in: block.context, isNew: isNew) { view in
        (view as? EventBlock)?.show(block, context, appearances)
      }
      if isNew { setHeader(of: view) }
    }
    for index in overflows {
      let overflow = content.overflows[index]
      let key = key(ofOverflow: index, content)
      if let old, !recycler.isNew(key), index < old.overflows.count, old.overflows[index] == overflow { continue }
      guard let view = recycler.view(for: key) as? MoreLink else { continue }
      view.responder = context.responder
      view.show(
        overflow.count, of: content.day, isBlock: true, texts: context.texts, style: context.configuration.style)
      setHeader(of: view)
    }
    return true
  }

  /// Returns the indices of the blocks that intersect a band, and of the focused one.
  private func indices(of content: TimelineDay, in band: TimelineBand) -> [Int] {
    var indices = content.indices(in: band)
    guard let focused = window?.focusedView, focused.superview === self, !focused.isHidden,
      let id = (focused as? EventBlock)?.context?.occurrence.id,
      let index = content.blocks.firstIndex(where: { $0.context.occurrence.id == id }), !indices.contains(index)
    else { return indices }
    indices.insert(index, at: indices.firstIndex { $0 > index } ?? indices.endIndex)
    return indices
  }

  private func setHeader(of view: View) {
    (view as? EventBlock)?.header = header
    (view as? MoreLink)?.header = header
  }

  private func key(of block: TimelineDay.Block, _ content: TimelineDay) -> TimelineItem {
    .event(block.context.occurrence.id, day: content.day.rawValue)
  }

  private func key(ofOverflow index: Int, _ content: TimelineDay) -> TimelineItem {
    .link(day: content.day.rawValue, index: index)
  }

  /// Returns the block of an event, if it has a view.
  func block(of id: OccurrenceID) -> View? {
    content.flatMap { recycler?.view(for: .event(id, day: $0.day.rawValue)) }
  }

  /// The visible blocks in reading order, followed by the overflows.
  var blocks: [View] {
    guard let content, let recycler else { return [] }
    let keys =
      placed.map { key(of: content.blocks[$0], content) } + placedOverflows.map { key(ofOverflow: $0, content) }
    return keys.compactMap { recycler.view(for: $0) }
  }
}
