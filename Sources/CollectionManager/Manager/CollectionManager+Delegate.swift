public import CollectionKit
public import Diffing
public import Geometry

/// What the view reports and asks: what is registered first, then the program's delegate, then `nil` for the view.
extension CollectionManager: CollectionDelegate {
  /// Whether anything is registered for an event, or there is a delegate that listens to it.
  public func implements(_ event: CollectionEventID) -> Bool {
    isRegistered(event) || delegate?.implements(event) == true
  }

  private func isRegistered(_ event: CollectionEventID) -> Bool {
    switch event {
    case .item(let event): isAttached(event.rawValue, .cell)
    case .question(let question): isAttached(question.rawValue, .cell)
    case .supplementary(let event, let kind): isAttached(event.rawValue, .supplementaryView(kind: kind))
    case .itemSize: isAttached(EventKey<Void, Size>.size.id, .cell)
    case .supplementarySize(let kind):
      // Where there is no model there is no size; that counts for headers and footers whether anybody asks or not.
      kind == headerKind || kind == footerKind
        || isAttached(EventKey<Void, Size>.size.id, .supplementaryView(kind: kind))
    case .menuActions: isAttached(EventKey<MenuAction, Bool>.canPerformAction.id, .cell)
    case .contextMenu:
      isAttached(EventKey<Point, ContextMenu?>.contextMenu.id, .cell)
        || handlers.contextMenuConfigurationForItemsAtIndexPaths != nil
    case .drag: isAttached(EventKey<DragSession, [DragItem]>.dragItems.id, .cell)
    case .drop: handlers.performDropWithCoordinator != nil || handlers.dropSessionDidUpdate != nil
    case .indexTitles: handlers.indexTitles != nil
    case .sectionMetrics:
      handlers.insetForSectionAtIndex != nil || handlers.minimumLineSpacingForSectionAtIndex != nil
        || handlers.minimumInteritemSpacingForSectionAtIndex != nil
    case .targetContentOffset: handlers.targetContentOffsetForProposedContentOffset != nil
    case .focusUpdates: handlers.shouldUpdateFocus != nil || handlers.didUpdateFocus != nil
    }
  }

  private func isAttached(_ id: Int16, _ type: ViewType) -> Bool {
    table.mappings.contains { $0.viewType == type && $0.reaction(id) != nil }
  }

  /// What is registered for the item at a path answers; `nil` if nothing is, or it needs a cell and there is none.
  func react<Argument, Result>(
    _ key: EventKey<Argument, Result>, at path: ItemPath, _ view: ReusableView?, _ argument: Argument
  ) -> Result? {
    guard let model = storage.item(at: path) else { return nil }
    guard case .mapping(let mapping, let seen) = resolve(.cell, model, path) else { return nil }
    return mapping.react(key, view ?? surface?.cell(at: path), seen, path, argument)
  }

  // MARK: - Items

  /// Tells what is registered, then the delegate.
  public func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) {
    if event == .didEndDisplaying, let view, let record = dressed.removeValue(forKey: ObjectIdentifier(view)) {
      _ = record.mapping.react(.item(event), view, record.model, path, ())
    } else {
      _ = react(.item(event), at: path, view, ())
    }
    delegate?.collection(event, at: path, view: view)
  }

  /// Asks what is registered, else the delegate.
  public func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
    react(.question(question), at: path, view, ()) ?? delegate?.collection(asks: question, at: path, view: view)
  }

  /// Tells what is registered, then the delegate.
  public func collection(
    _ event: SupplementaryEvent, ofKind kind: SupplementaryKind, at path: ItemPath, view: ReusableView
  ) {
    if event == .didEndDisplaying, let record = dressed.removeValue(forKey: ObjectIdentifier(view)) {
      _ = record.mapping.react(.supplementary(event), view, record.model, path, ())
    } else if let model = storage.supplementaryModel(ofKind: kind, forSectionAt: path),
      case .mapping(let mapping, let seen) = resolve(.supplementaryView(kind: kind), model, path)
    {
      _ = mapping.react(.supplementary(event), view, seen, path, ())
    }
    delegate?.collection(event, ofKind: kind, at: path, view: view)
  }

  /// Asks what is registered, else the delegate.
  public func collectionSizeForItem(at path: ItemPath) -> Size? {
    react(.size, at: path, nil, ()) ?? delegate?.collectionSizeForItem(at: path)
  }

  /// Asks what is registered, else the delegate; without a model there is no size.
  public func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size? {
    let path = ItemPath(section: section, item: 0)
    let model = storage.supplementaryModel(ofKind: kind, forSectionAt: path)
    if let model, case .mapping(let mapping, let seen) = resolve(.supplementaryView(kind: kind), model, path),
      let size = mapping.react(.size, nil, seen, path, ())
    {
      return size
    }
    if let size = delegate?.collectionSizeForSupplementary(ofKind: kind, inSection: section) { return size }
    return model == nil ? .zero : nil
  }

  // MARK: - Menus

  /// Asks what is registered, else the delegate.
  public func collection(canPerform action: MenuAction, at path: ItemPath, view: ReusableView?) -> Bool? {
    react(.canPerformAction, at: path, view, action)
      ?? delegate?.collection(canPerform: action, at: path, view: view)
  }

  /// Tells what is registered, then the delegate.
  public func collection(perform action: MenuAction, at path: ItemPath, view: ReusableView?) {
    _ = react(.performAction, at: path, view, action)
    delegate?.collection(perform: action, at: path, view: view)
  }

  /// Asks what is registered, else the delegate; no menu is an answer too.
  public func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu?? {
    if let menu = react(.contextMenu, at: path, view, point) { return .some(menu) }
    return delegate?.collectionContextMenu(at: path, point: point, view: view) ?? .none
  }

  /// Asks what is registered, else the delegate; no menu is an answer too.
  public func collectionContextMenu(forItemsAt paths: [ItemPath], point: Point) -> ContextMenu?? {
    if let body = handlers.contextMenuConfigurationForItemsAtIndexPaths { return .some(body(paths, point)) }
    return delegate?.collectionContextMenu(forItemsAt: paths, point: point) ?? .none
  }

  /// Asks what is registered for the item, then for all menus, else the delegate.
  public func collectionPreview(of menu: ContextMenu, _ phase: PreviewPhase, at path: ItemPath?, view: ReusableView?)
    -> PreviewParameters?
  {
    if let path, let preview = react(phase == .highlight ? .highlightPreview : .dismissalPreview, at: path, view, menu)
    {
      return preview
    }
    let body =
      phase == .highlight ? handlers.previewForHighlightingContextMenu : handlers.previewForDismissingContextMenu
    if let body { return body(menu) }
    return delegate?.collectionPreview(of: menu, phase, at: path, view: view)
  }

  // MARK: - Moving

  /// Tells what is registered; without that, moves the item in a memory storage silently. Then tells the delegate.
  public func collection(moveItemFrom source: ItemPath, to destination: ItemPath) {
    if let body = handlers.moveItemAtTo {
      body(source, destination)
    } else {
      storage.itemWasMoved(from: source, to: destination)
    }
    delegate?.collection(moveItemFrom: source, to: destination)
  }

  /// Asks what is registered for the item that moves, else the delegate.
  public func collectionTarget(
    forMoveFrom original: ItemPath, current: ItemPath, proposed: ItemPath, view: ReusableView?
  ) -> ItemPath? {
    let move = ItemMove(original: original, current: current, proposed: proposed)
    return react(.moveTarget, at: original, view, move)
      ?? delegate?.collectionTarget(forMoveFrom: original, current: current, proposed: proposed, view: view)
  }
}
