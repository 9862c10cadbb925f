/// Which events somebody listens to, asked once after each change of the delegate.
struct CollectionInterest: Equatable {
  var itemSize = false
  var sectionMetrics = false
  var prefetch = false
  var drag = false
  var drop = false
  var menus = false
  var contextMenus = false
  var indexTitles = false
  var contentOffset = false
  var focus = false

  init() {}

  init(_ delegate: any CollectionDelegate) {
    itemSize = delegate.implements(.itemSize)
    sectionMetrics = delegate.implements(.sectionMetrics)
    prefetch = delegate.implements(.item(.prefetch)) || delegate.implements(.item(.cancelPrefetch))
    drag = delegate.implements(.drag)
    drop = delegate.implements(.drop)
    menus = delegate.implements(.menuActions) || delegate.implements(.question(.shouldShowMenu))
    contextMenus = delegate.implements(.contextMenu)
    indexTitles = delegate.implements(.indexTitles)
    contentOffset = delegate.implements(.targetContentOffset)
    focus = delegate.implements(.focusUpdates)
  }
}
