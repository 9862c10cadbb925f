import Events

/// The time that a drag selects when it ends.
struct HeldTime {
  /// The slot in which the drag began.
  let origin: EditTarget
  /// The column in which the drag began; `nil` at levels without resources.
  let column: ResourceColumn?
  /// The time from that slot to the one under the pointer.
  var time: TimeSelection
  /// Whether the rules allow it.
  var isAllowed: Bool
}
