import Diffing
import Geometry
import ViewKit

/// Prefetching: reports of items that will be needed soon.
extension CollectionView {
  /// Reports, after layout, the items within one viewport ahead in the direction of scrolling.
  func updatePrefetching() {
    defer { lastTop = top }
    if centered == nil { reportCentered(isInitial: true) }
    guard interest.prefetch, let geometry, frame.height > 0 else { return }
    let isForward = top >= lastTop
    let near = isForward ? top + frame.height + Self.overscan : top - Self.overscan - frame.height
    let ahead = geometry.elements(from: near, to: near + frame.height)
    let wanted = PathSet(ahead.filter { $0.kind == .item && index(ofCell: $0.path) == nil }.map { $0.path })
    let old = prefetched
    prefetched = wanted
    for path in old.paths where !wanted.contains(path) && index(ofCell: path) == nil && exists(path) {
      notify(.cancelPrefetch, path)
    }
    for path in wanted.paths where !old.contains(path) { notify(.prefetch, path) }
  }

  /// Forgets which items were reported for prefetching.
  func cancelPrefetching() { prefetched = PathSet() }
}
