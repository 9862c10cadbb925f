public import Diffing
public import Geometry
import ViewKit

/// Dragging items: to another position in the collection, or, if a delegate gives things to drag, anywhere.
extension CollectionView {
  /// The drag that began here and is in progress.
  public var dragSession: DragSession? { drag?.session }

  /// Adds what the delegates give for an item to the drag in progress. Returns whether they give anything.
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

  /// Returns the translation of a dragged item. One that is only reordered stays inside the collection, and in a list
  /// in its column.
  private func translation(of drag: CollectionDrag) -> Point {
    let translation = drag.location - drag.start + contentOffset - drag.startOffset
    guard drag.session == nil, let item = viewportFrame(of: drag.source) else { return translation }
    var isList = false
    if case .list = layout { isList = true }
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

  /// Shows the position the item would go to, with the consent of the delegates.
  private func propose(_ drag: CollectionDrag) {
    let point = local(drag.location) + Point(x: 0, y: top)
    guard let gap = geometry?.gap(at: point) else { return }
    var proposed = gap
    if gap.section == drag.source.section, gap.item > drag.source.item { proposed.item -= 1 }
    drag.proposed = checkedTarget(drag.source, drag.proposed, proposed)
    var shown = drag.proposed
    if shown.section == drag.source.section, shown.item >= drag.source.item { shown.item += 1 }
    showDropIndicator(at: drag.proposed == drag.source ? nil : shown)
  }

  /// Returns the target that the delegates allow; the item's own path, if theirs does not exist.
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

  /// Ends the drag at the location of the pointer, which may have moved since the last event: hosts pass on one move of
  /// many.
  func drop(_ location: Point) {
    if let drag, drag.location != location { carry(location) }
    guard let drag else { return }
    guard let session = drag.session else {
      let target = drag.proposed
      endDrag(drag)
      if target != drag.source { move(drag.source, to: target, isChecked: true) }
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

  private func endDrag(_ drag: CollectionDrag) {
    self.drag = nil
    window?.cancelAnimation(of: (drag.over ?? self).nodes)
    remove(drag.preview)
    for live in cells where live.view.itemState.contains(.lifted) { live.view.effect = .none }
    showDropIndicator(at: nil)
    refreshStates()
  }

  /// Carries out a move by the user: a delegate changes the content; the view follows, unless an update reports the
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

  /// Shows the line where something would be dropped: before an item, or behind the last one of a section.
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
