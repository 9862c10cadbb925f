import Basics
public import Diffing
import Geometry
import ViewKit

/// Changes of the content and of the layout, with animation.
extension CollectionView {
  /// Shows an update of the content; the source already holds the result. Items that stay keep their views, and the
  /// first visible item keeps its position unless the view is at the top. There is no animation with reduced motion or
  /// off screen.
  public func perform(_ update: StorageUpdate, completion: @escaping () -> Void) {
    let batch = update.batch()
    let animates = window.map { !$0.reducesMotion } == true && geometry != nil && frame.height > 0
    contentChanged = true
    var pending = beginUpdate(animated: animates)
    pending.batches.append(batch)
    self.update = pending
    carryOver(batch)
    cancelInteractions()
    if animates { self.update?.completions.append(completion) }
    isGeometryStale = true
    setNeedsLayout()
    if !animates { completion() }
  }

  /// Changes the layout. The delegate may choose another transition, or none.
  public func setLayout(_ new: CollectionLayout, animated: Bool) {
    let transition: LayoutTransition =
      animated ? askDelegates { $0.collectionTransition(from: layout, to: new) } ?? .standard : .jump
    let animates = transition.seconds > 0 && window.map { !$0.reducesMotion } == true && geometry != nil
    if animates {
      var pending = beginUpdate(animated: true)
      pending.seconds = transition.seconds
      update = pending
    }
    layout = new
  }

  /// Ends the running animation and records the position of every view.
  private func beginUpdate(animated: Bool) -> PendingUpdate {
    if var update, animation == nil {
      update.isAnimated = update.isAnimated && animated
      return update
    }
    var pending = PendingUpdate()
    pending.isAnimated = animated
    if animated {
      for live in cells {
        pending.origins.append((live.view, live.view.frame.origin + live.view.effect.offset - contentOffset))
      }
      for live in supplementaries where !(outermost(live.view) is StickyHolder) {
        pending.origins.append((live.view, live.view.frame.origin + live.view.effect.offset - contentOffset))
      }
    }
    finishUpdate()
    return pending
  }

  /// Replaces all paths with the paths after an update.
  private func carryOver(_ batch: BatchChanges) {
    func follow(_ path: ItemPath) -> ItemPath? {
      if let new = batch.newPath(of: path) { return new }
      guard let section = batch.updatedSections.first(where: { $0.from == path.section })?.to else { return nil }
      let same = ItemPath(section: section, item: path.item)
      return exists(same) ? same : nil
    }
    let focusedCell = window?.focusedView.flatMap { path(of: $0) }
    let old = cells
    cells = []
    for live in old {
      let new = batch.newPath(of: live.path)
      if let new, !batch.updatedItems.contains(where: { $0.to == new }), !cells.contains(where: { $0.path == new }) {
        var live = live
        live.path = new
        insert(live)
      } else if new == nil, follow(live.path) == nil {
        leave(live)
      } else {
        retire(live)
      }
    }
    let others = supplementaries
    supplementaries = []
    for live in others {
      if let section = batch.newSection(of: live.path.section),
        !batch.updatedSections.contains(where: { $0.to == section })
      {
        var live = live
        live.path.section = section
        supplementaries.append(live)
      } else {
        retire(live)
      }
    }
    selection = PathSet(selection.paths.compactMap { follow($0) })
    prefetched = PathSet(prefetched.paths.compactMap { batch.newPath(of: $0) })
    rangeAnchor = rangeAnchor.flatMap { follow($0) }
    highlighted = highlighted.flatMap { follow($0) }
    centered = centered.flatMap { follow($0) }
    if let path = request?.path { if let new = follow(path) { request?.path = new } else { request = nil } }
    if let path = goal?.path { if let new = follow(path) { goal?.path = new } else { goal = nil } }
    if let path = focus.path {
      focus.path = follow(path) ?? nearest(path)
      if focusedCell == path { focus.isWanted = focus.path.flatMap { cell(at: $0) } !== window?.focusedView }
    }
    refreshStates()
  }

  /// Returns the item that takes the position of a deleted one: the same index, or the last item of its section.
  private func nearest(_ path: ItemPath) -> ItemPath? {
    if exists(path) { return path }
    guard let source, path.section < source.numberOfSections else { return nil }
    let count = source.numberOfItems(inSection: path.section)
    return count > 0 ? ItemPath(section: path.section, item: count - 1) : nil
  }

  /// Removes a view that is no longer needed; it fades out if it was visible and the update is animated.
  func leave(_ live: LiveView) {
    guard update?.isAnimated == true, animation == nil, !(outermost(live.view) is StickyHolder),
      let origin = update?.origins.first(where: { $0.view === live.view })?.origin, origin.y < frame.height,
      origin.y + live.view.frame.height > 0
    else {
      retire(live)
      return
    }
    live.view.collection = nil
    update?.leavers.append(Leaver(live: live, origin: origin))
  }

  /// Begins the animation of the updates since the last layout.
  func startUpdate(_ oldGeometry: CollectionGeometry?, _ oldTop: Double) {
    guard let pending = update, animation == nil else { return }
    guard pending.isAnimated, let window else {
      finishUpdate()
      return
    }
    var traveling: [UpdateAnimation.Traveler] = []
    var arriving: [View] = []
    for live in cells + supplementaries where !(outermost(live.view) is StickyHolder) {
      let origin = live.view.frame.origin - contentOffset
      var from = pending.origins.first { $0.view === live.view }?.origin
      if from == nil, live.kind == nil, let path = pending.oldPath(of: live.path),
        let frame = oldGeometry?.frame(of: path)
      {
        from = Point(x: frame.minX, y: min(max(frame.minY - oldTop, -frame.height), self.frame.height))
      }
      guard let from else {
        arriving.append(live.view)
        continue
      }
      if from != origin { traveling.append(UpdateAnimation.Traveler(view: live.view, distance: from - origin)) }
    }
    for leaver in pending.leavers { leaver.live.view.frame.origin = leaver.origin + contentOffset }
    if traveling.isEmpty, arriving.isEmpty, pending.leavers.isEmpty {
      window.notify { [self] in finishUpdate() }
      return
    }
    let animation = UpdateAnimation(
      owner: cellContainer, leaving: pending.leavers.map { $0.live.view as View }, traveling: traveling,
      arriving: arriving, seconds: pending.seconds, end: callback(to: self) { $0.updateDidEnd() })
    self.animation = animation
    window.animate(animation)
  }

  /// Finishes a running or waiting update immediately.
  func finishUpdate() {
    if let animation {
      window?.cancelAnimation(of: cellContainer)
      animation.finish()
    } else if update != nil {
      updateDidEnd()
    }
  }

  private func updateDidEnd() {
    guard let ended = update else { return }
    update = nil
    animation = nil
    for leaver in ended.leavers { retire(leaver.live) }
    for completion in ended.completions { completion() }
  }
}
