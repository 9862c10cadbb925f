/// Something that waits for a time of the window's clock.
struct Delay {
  /// Has one delay at most.
  let owner: View
  let seconds: Double
  let body: () -> Void
  /// When waiting began; `nil` before the first tick.
  var start: Double?
}
