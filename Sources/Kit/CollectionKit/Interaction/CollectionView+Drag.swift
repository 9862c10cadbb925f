public import Diffing
public import Geometry
import ViewKit

/// Dragging items: to another position in the collection, or anywhere if a delegate provides drag items.
extension CollectionView {
  /// The drag that began here and is in progress.
  public var dragSession: DragSession? { drag?.session }

  /// Adds the drag items that the delegates provide for an item to the drag in progress. Returns whether there are any.
  @discardableResult
  public func addItemToDrag(at path: ItemPath, point: Point) -> Bool {
    guard let session = drag?.session, exists(path) else { return false }
    let view = cell(at: path)
    let added = askDelegates { $0.collectionItems(addingTo: session, at: path, point: point, view: view) } ?? []
    session.items += added.map { origin(of: $0, path) }
    return !added.isEmpty
  }

  /// Adds the item of this collection over which a drag passes, once.
  func addItemUnderDrag(_ location: Point) {
    guard let drag, drag.session != nil, drag.over === self || drag.over == nil else { return }
    let point = local(location)
    guard let path = itemPath(atViewportPoint: point), drag.passed.insert(path) else { return }
    addItemToDrag(at: path, point: point + Point(x: 0, y: top))
  }

  private func origin(of item: DragItem, _ path: ItemPath) -> DragItem {
    DragItem(text: item.text, source: item.source ?? path)
  }

  /// Begins a drag on an item, if it is allowed.
  func lift(_ path: ItemPath, _ location: Point) {
    guard drag == nil, isInteractive(path), let view = cell(at: path) else { return }
    unhighlight()
    let point = local(location) + Point(x: 0, y: top)
    var session: DragSession?
    if interest.drag {
      let new = DragSession(location: point)
      let items = askDelegates { $0.collectionItems(beginning: new, at: path, view: view) } ?? []
      if !items.isEmpty {
        new.items = items.map { origin(of: $0, path) }
        new.allowsMove = askDelegates { $0.collectionAllowsMove(new) } ?? true
        session = new
      }
    }
    guard session != nil || allowsReordering && ask(.canMove, path) else { return }
    let preview = askDelegates { $0.collectionDragPreview(at: path, view: view) } ?? PreviewParameters()
    let drag = CollectionDrag(
      source: path, start: location, startOffset: contentOffset, session: session, preview: makePreview(path, preview))
    self.drag = drag
    view.bringToFront()
    if let session {
      // A selection is dragged as a whole.
      if selection.contains(path) {
        for other in selection.paths where drag.passed.insert(other) { addItemToDrag(at: other, point: point) }
      }
      notifyDelegates { $0.collection(DragEvent.willBegin, session) }
    }
    // Keys, Escape above all, shall come here.
    if setFocus(path, selects: false) { focus.isWanted = true }
    refreshStates()
    carry(location)
  }

  /// Moves the drag with the pointer.
  func carry(_ location: Point) {
    guard let drag else { return }
    drag.location = location
    let translation = translation(of: drag)
    if drag.preview.hasPicture {
      drag.preview.effect.opacity = 0.85
    } else if let view = cell(at: drag.source) {
      view.effect = ViewEffect(offset: translation, opacity: 0.85)
    }
    drag.preview.show(translation: translation, item: viewportFrame(of: drag.source))
    if let session = drag.session {
      carry(session, drag)
    } else {
      propose(drag)
    }
    let under = drag.session == nil ? self : drag.over
    under?.scrollNearEdges(under?.local(location) ?? .zero, source: self)
  }

  /// Returns the translation of a dragged item. An item that is only reordered stays inside the collection and, in a
  /// list, in its column.
  private func translation(of drag: CollectionDrag) -> Point {
    let translation = drag.location - drag.start + contentOffset - drag.startOffset
    guard drag.session == nil, let item = viewportFrame(of: drag.source) else { return translation }
    return Point(
      x: isList ? 0 : min(max(translation.x, -item.minX), max(frame.width - item.maxX, -item.minX)),
      y: min(max(translation.y, -item.minY), max(frame.height - item.maxY, -item.minY)))
  }

  func carryAgain() { if let drag { carry(drag.location) } }

  private func carry(_ session: DragSession, _ drag: CollectionDrag) {
    var view: View? = window?.root.hitTest(drag.location)
    while let candidate = view, !(candidate is CollectionView) { view = candidate.superview }
    let over = view as? CollectionView
    if let old = drag.over, old !== over {
      old.dropSessionDidExit(session)
      window?.cancelAnimation(of: old.nodes)
    }
    drag.over = over
    guard let over else { return }
    if !drag.entered.contains(where: { $0 === over }) { drag.entered.append(over) }
    _ = over.dropSessionDidMove(session, to: over.local(drag.location))
  }

  /// Proposes where the item would go, if the delegates agree. In the same section, the other items make room; in
  /// another section, a line shows the position.
  private func propose(_ drag: CollectionDrag) {
    guard let gap = gap(of: drag) else { return }
    var proposed = gap
    if gap.section == drag.source.section, gap.item > drag.source.item { proposed.item -= 1 }
    drag.proposed = checkedTarget(drag.source, drag.proposed, proposed)
    makeRoom()
    showDropIndicator(at: drag.proposed.section == drag.source.section ? nil : drag.proposed)
  }

  /// Returns the item before which the dragged one would go. In a list, a row changes places with the next one when it
  /// covers half of it, wherever it is held. For other layouts, and over another section, the pointer decides.
  private func gap(of drag: CollectionDrag) -> ItemPath? {
    guard let geometry else { return nil }
    let translation = translation(of: drag)
    if isList, let row = geometry.frame(of: drag.source)?.offset(by: translation),
      let gap = geometry.gap(at: Point(x: row.midX, y: translation.y > 0 ? row.maxY : row.minY)),
      gap.section == drag.source.section
    {
      return gap
    }
    return geometry.gap(at: local(drag.location) + Point(x: 0, y: top))
  }

  /// Whether items are stacked vertically.
  private var isList: Bool { if case .list = layout { true } else { false } }

  /// Begins to move the items between the dragged item's old position and its drop position.
  func makeRoom() {
    guard let drag, drag.session == nil, let window, !window.isAnimating(supplementaryContainer) else { return }
    if !moveAside(by: window.reducesMotion ? 1 : 0) { window.animate(RoomAnimation(self)) }
  }

  /// Moves items closer to where they make room for a dragged one, by a fraction of the remaining distance. Returns
  /// whether all have arrived.
  func moveAside(by part: Double) -> Bool {
    guard let drag else { return true }
    var isDone = true
    for live in cells where live.path != drag.source {
      let goal = displacement(of: live.path, drag)
      let rest = goal - live.view.effect.offset
      guard rest != .zero else { continue }
      let isNear = part == 1 || abs(rest.x) < 0.5 && abs(rest.y) < 0.5
      if !isNear { isDone = false }
      live.view.effect.offset = isNear ? goal : goal - Point(x: rest.x * (1 - part), y: rest.y * (1 - part))
    }
    return isDone
  }

  /// Returns how far an item moves out of the way of the dragged one.
  private func displacement(of path: ItemPath, _ drag: CollectionDrag) -> Point {
    let (from, to) = (drag.source.item, drag.proposed.item)
    guard drag.proposed.section == drag.source.section, path.section == drag.source.section, path.item != from,
      min(from, to)...max(from, to) ~= path.item, let geometry
    else { return .zero }
    let step = from < to ? -1 : 1
    if isList, let row = geometry.frame(of: drag.source) {
      let spacing = geometry.sections[path.section].metrics.lineSpacing
      return Point(x: 0, y: Double(step) * (row.height + spacing))
    }
    guard let here = geometry.frame(of: path),
      let there = geometry.frame(of: ItemPath(section: path.section, item: path.item + step))
    else { return .zero }
    return there.origin - here.origin
  }

  /// Returns the target that the delegates allow, or the item's own path if their target does not exist.
  private func checkedTarget(_ source: ItemPath, _ current: ItemPath, _ proposed: ItemPath) -> ItemPath {
    let view = cell(at: source)
    let target =
      askDelegates {
        $0.collectionTarget(forMoveFrom: source, current: current, proposed: proposed, view: view)
      } ?? proposed
    guard let counts = geometry?.content.counts, counts.indices.contains(target.section), target.item >= 0 else {
      return source
    }
    let last = counts[target.section] - (target.section == source.section ? 1 : 0)
    return target.item <= last ? target : source
  }

  private func scrollNearEdges(_ point: Point, source: CollectionView) {
    let zone = min(40, frame.height / 4)
    var speed = 0.0
    if point.y < zone { speed = -600 * min(1, (zone - point.y) / zone) }
    if point.y > frame.height - zone { speed = 600 * min(1, (point.y - frame.height + zone) / zone) }
    guard let window else { return }
    if speed == 0 {
      window.cancelAnimation(of: nodes)
    } else if !window.isAnimating(nodes) {
      window.animate(DragScroll(self, source: source, speed: speed))
    }
  }

  /// Ends the drag at the pointer's location, which may have moved since the last event because hosts coalesce moves.
  func drop(_ location: Point) {
    if let drag, drag.location != location { carry(location) }
    guard let drag else { return }
    guard let session = drag.session else {
      let target = drag.proposed
      // The update begins where the items are seen.
      endDrag(drag) { if target != drag.source { move(drag.source, to: target, isChecked: true) } }
      return
    }
    let over = drag.over
    // What the drop changes must not end the drag a second time.
    endDrag(drag)
    over?.dropSessionPerform(session)
    for collection in drag.entered { collection.dropSessionDidEnd(session) }
    notifyDelegates { $0.collection(DragEvent.didEnd, session) }
  }

  /// Cancels the drag. Returns whether there was one.
  @discardableResult
  func cancelDrag() -> Bool {
    guard let drag else { return false }
    endDrag(drag)
    if let session = drag.session {
      if let over = drag.over { over.dropSessionDidExit(session) }
      for collection in drag.entered { collection.dropSessionDidEnd(session) }
      notifyDelegates { $0.collection(DragEvent.didEnd, session) }
    }
    return true
  }

  /// - Parameter change: Called while items still are where the drag left them.
  private func endDrag(_ drag: CollectionDrag, _ change: () -> Void = {}) {
    self.drag = nil
    window?.cancelAnimation(of: (drag.over ?? self).nodes)
    window?.cancelAnimation(of: supplementaryContainer)
    remove(drag.preview)
    let moved = cells.map { $0.view }
    change()
    for view in moved { view.effect = .none }
    showDropIndicator(at: nil)
    refreshStates()
  }

  /// Carries out a move by the user: a delegate changes the content, and the view follows unless an update reports the
  /// move.
  func move(_ source: ItemPath, to proposed: ItemPath, isChecked: Bool = false) {
    let target = isChecked ? proposed : checkedTarget(source, source, proposed)
    guard target != source else { return }
    contentChanged = false
    notifyDelegates { $0.collection(moveItemFrom: source, to: target) }
    if !contentChanged { perform(StorageUpdate([.moveItem(from: source, to: target)])) {} }
    if focus.path == target {
      focus.isWanted = true
      scrollToItem(at: target)
    }
  }

  // MARK: - Drop indicator

  /// Shows the line where something would be dropped: before an item, or after the last one of a section.
  func showDropIndicator(at gap: ItemPath?) {
    guard let gap, let geometry, let frame = dropIndicatorFrame(gap, geometry) else {
      dropIndicator.isHidden = true
      return
    }
    if dropIndicator.superview == nil { supplementaryContainer.addSubview(dropIndicator) }
    dropIndicator.isHidden = false
    dropIndicator.layer = Layer(fill: appearance.accent, leadingRadius: 1, trailingRadius: 1)
    dropIndicator.frame = shown(frame)
  }

  private func dropIndicatorFrame(_ gap: ItemPath, _ geometry: CollectionGeometry) -> Rect? {
    var isBehind = false
    var frame = geometry.frame(of: gap)
    if frame == nil {
      isBehind = true
      frame = geometry.frame(of: ItemPath(section: gap.section, item: gap.item - 1))
    }
    guard let frame else { return nil }
    let isInColumns = geometry.custom != nil || geometry.sections[gap.section].columns != 1
    guard isInColumns else {
      return Rect(x: frame.minX, y: (isBehind ? frame.maxY : frame.minY) - 1, width: frame.width, height: 2)
    }
    let isRight = isBehind == (direction == .leftToRight)
    return Rect(x: (isRight ? frame.maxX : frame.minX) - 1, y: frame.minY, width: 2, height: frame.height)
  }
}
