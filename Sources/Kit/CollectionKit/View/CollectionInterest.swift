/// The events that the delegates implement, queried once after each change of the delegates.
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

  init(_ isObserved: (CollectionEventID) -> Bool) {
    itemSize = isObserved(.itemSize)
    sectionMetrics = isObserved(.sectionMetrics)
    prefetch = isObserved(.item(.prefetch)) || isObserved(.item(.cancelPrefetch))
    drag = isObserved(.drag)
    drop = isObserved(.drop)
    menus = isObserved(.menuActions) || isObserved(.question(.shouldShowMenu))
    contextMenus = isObserved(.contextMenu)
    indexTitles = isObserved(.indexTitles)
    contentOffset = isObserved(.targetContentOffset)
    focus = isObserved(.focusUpdates)
  }
}
