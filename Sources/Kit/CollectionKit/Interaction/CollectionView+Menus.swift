import Basics
public import Diffing
public import Geometry
import ViewKit

/// Menus of items.
extension CollectionView {
  /// The open menu; `nil` if no menu is open.
  public var openedMenu: ContextMenu? { menu?.menu }

  /// Opens the context menu of an item at a point of the viewport, like a long press, a right-click, or the menu key.
  /// If the item is part of a multiple selection, the menu applies to all selected items.
  ///
  /// - Returns: Whether a menu opened.
  @discardableResult
  public func openMenu(for path: ItemPath, at point: Point) -> Bool {
    guard exists(path), let found = makeMenu(path, point), !found.entries.isEmpty else { return false }
    closeMenu()
    unhighlight()
    showPreviews(found.paths.map { ($0, preview(of: found, .highlight, $0)) })
    let menu = CollectionMenu(
      found, appearance,
      choose: callback(to: self) { view, entry in
        view.closeMenu()
        view.choose(entry, found.paths)
      })
    self.menu = menu
    overlay.addSubview(popovers)
    popovers.show(
      menu, in: Rect(origin: .zero, size: frame.size), direction, anchor: { Rect(origin: point, size: .zero) },
      onClose: callback(to: self) { $0.closeMenu() })
    popovers.takeFocus()
    return true
  }

  /// Opens the menu of the item to which a view belongs, at a point of the window. A press elsewhere closes an open
  /// menu.
  func openMenu(from view: View, at location: Point) -> Bool {
    if let menu, view.isDescendant(of: menu) { return true }
    guard let path = path(of: view), let item = viewportFrame(of: path) else {
      closeMenu()
      return false
    }
    let point = local(location)
    // The point of a menu key may be meaningless.
    return openMenu(for: path, at: item.contains(point) ? point : Point(x: item.midX, y: item.midY))
  }

  /// Closes the menu without choosing anything.
  public func closeMenu() {
    guard let menu else { return }
    self.menu = nil
    let hadFocus = popovers.hasFocus
    popovers.close()
    popovers.removeFromSuperview()
    dismissPreviews(menu.menu.paths.filter { exists($0) }.map { ($0, preview(of: menu.menu, .dismissal, $0)) })
    if hadFocus {
      focus.path = focus.path ?? menu.menu.paths.last
      focus.isWanted = true
    }
    setNeedsLayout()
  }

  private func choose(_ entry: ContextMenu.Entry, _ paths: [ItemPath]) {
    // Last to first, so that deleting one item does not change the paths of the others.
    for path in paths.reversed() where exists(path) {
      let view = cell(at: path)
      notifyDelegates { $0.collection(perform: entry.action, at: path, view: view) }
    }
  }

  private func preview(of menu: ContextMenu, _ phase: PreviewPhase, _ path: ItemPath) -> PreviewParameters {
    let view = cell(at: path)
    return askDelegates { $0.collectionPreview(of: menu, phase, at: path, view: view) } ?? PreviewParameters()
  }

  private func makeMenu(_ path: ItemPath, _ point: Point) -> ContextMenu? {
    let location = point + Point(x: 0, y: top)
    let view = cell(at: path)
    let paths = selection.contains(path) && selection.paths.count > 1 ? selection.paths : [path]
    if interest.contextMenus {
      var answer: ContextMenu?? = .none
      if paths.count > 1 { answer = askDelegates { $0.collectionContextMenu(forItemsAt: paths, point: location) } }
      if case .none = answer {
        answer = askDelegates { $0.collectionContextMenu(at: path, point: location, view: view) }
        if case .some(.some(var menu)) = answer {
          menu.paths = [path]
          return menu
        }
      }
      if case .none = answer { answer = askDelegates { $0.collectionContextMenu(forItemsAt: paths, point: location) } }
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
    where askDelegates({ $0.collection(canPerform: action, at: path, view: view) }) == true {
      entries.append(ContextMenu.Entry(action, title: index < menuTitles.count ? menuTitles[index] : ""))
    }
    return ContextMenu(entries: entries, paths: [path])
  }
}
