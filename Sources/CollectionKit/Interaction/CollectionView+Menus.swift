public import Diffing
public import Geometry
import ViewKit

/// Menus of items.
extension CollectionView {
  /// The menu that is open.
  public var openedMenu: ContextMenu? { menu?.menu }

  /// Opens the menu of an item at a point of the viewport, as a long press does; hosts call it for a right click or a
  /// menu key. If the item is one of several that are selected, the menu is for all of them.
  ///
  /// - Returns: whether there is a menu.
  @discardableResult
  public func openMenu(for path: ItemPath, at point: Point) -> Bool {
    guard exists(path), let delegate, let found = makeMenu(path, point, delegate), !found.entries.isEmpty else {
      return false
    }
    closeMenu()
    unhighlight()
    showPreviews(
      found.paths.map { path in
        let preview = delegate.collectionPreview(of: found, .highlight, at: path, view: cell(at: path))
        return (path, preview ?? PreviewParameters())
      })
    let menu = CollectionMenu(found, appearance) { [unowned(unsafe) self] entry in
      closeMenu()
      if let entry { choose(entry, found.paths) }
    }
    self.menu = menu
    menu.place(at: point, in: frame.size)
    overlay.addSubview(menu.panel)
    menu.takeFocus()
    return true
  }

  /// Closes the menu without choosing anything.
  public func closeMenu() {
    guard let menu else { return }
    self.menu = nil
    let hadFocus = window?.focusedView?.isDescendant(of: menu.panel) == true
    menu.panel.removeFromSuperview()
    showPreviews(
      menu.menu.paths.filter { exists($0) }.map { path in
        let preview = delegate?.collectionPreview(of: menu.menu, .dismissal, at: path, view: cell(at: path))
        return (path, preview ?? PreviewParameters())
      })
    hidePreviews(after: 0.15)
    if hadFocus {
      focus.path = focus.path ?? menu.menu.paths.last
      focus.isWanted = true
    }
    setNeedsLayout()
  }

  private func choose(_ entry: ContextMenu.Entry, _ paths: [ItemPath]) {
    // The last first, so that deleting one leaves the paths of the others as they are.
    for path in paths.reversed() where exists(path) {
      delegate?.collection(perform: entry.action, at: path, view: cell(at: path))
    }
  }

  private func makeMenu(_ path: ItemPath, _ point: Point, _ delegate: any CollectionDelegate) -> ContextMenu? {
    let place = point + Point(x: 0, y: top)
    let paths = selection.contains(path) && selection.paths.count > 1 ? selection.paths : [path]
    if interest.contextMenus {
      var answer: ContextMenu?? = .none
      if paths.count > 1 { answer = delegate.collectionContextMenu(forItemsAt: paths, point: place) }
      if case .none = answer {
        answer = delegate.collectionContextMenu(at: path, point: place, view: cell(at: path))
        if case .some(.some(var menu)) = answer {
          menu.paths = [path]
          return menu
        }
      }
      if case .none = answer { answer = delegate.collectionContextMenu(forItemsAt: paths, point: place) }
      if case .some(let answered) = answer {
        guard var menu = answered else { return nil }
        menu.paths = paths
        return menu
      }
    }
    guard interest.menus, ask(.shouldShowMenu, path) else { return nil }
    let actions: [MenuAction] = [.cut, .copy, .paste, .delete]
    var entries: [ContextMenu.Entry] = []
    for (index, action) in actions.enumerated()
    where delegate.collection(canPerform: action, at: path, view: cell(at: path)) == true {
      entries.append(ContextMenu.Entry(action, title: index < menuTitles.count ? menuTitles[index] : ""))
    }
    return ContextMenu(entries: entries, paths: [path])
  }
}
