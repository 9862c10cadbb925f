public import Geometry
public import ViewKit

/// The nesting of views while a display list is painted, as the clips and opacities that begin and end with each view.
///
///     var groups = PaintGroups()
///     for item in list.items {
///       let change = groups.enter(item)
///       // Ends `change.closed` groups, then begins one with `change.clip` and `change.opacity`.
///     }
public struct PaintGroups: Sendable {
  /// The difference between the groups of a view and the groups of the previous view.
  public struct Change: Sendable {
    /// The number of groups that end, innermost first.
    public var closed: Int
    /// The clip of the group that begins; `nil` to keep the clip of the enclosing group.
    public var clip: Rect?
    /// The opacity of the group that begins, relative to the enclosing group; `nil` for 1.
    public var opacity: Double?
  }

  private var groups: [(depth: Int, clip: Rect?, opacity: Double)] = []

  /// Creates the groups of an empty list.
  public init() {}

  /// The number of open groups.
  public var count: Int { groups.count }

  /// Ends the groups that do not contain a view, and begins the view's own group.
  public mutating func enter(_ item: DisplayItem) -> Change {
    var change = Change(closed: 0)
    while let last = groups.last, last.depth >= item.depth {
      groups.removeLast()
      change.closed += 1
    }
    let clip = groups.last?.clip
    if item.clip != clip { change.clip = item.clip }
    let outer = groups.last?.opacity ?? 1
    if item.opacity != outer, outer > 0 { change.opacity = item.opacity / outer }
    groups.append((item.depth, item.clip ?? clip, item.opacity))
    return change
  }
}
