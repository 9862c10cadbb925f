import CGtk

/// Calls a function repeatedly, each time after a delay that the function chooses.
///
/// It continues until it is released.
public final class RepeatedCall {
  private let body: () -> Double
  private var source: guint = 0

  /// Starts the first delay.
  ///
  /// - Parameters:
  ///   - seconds: The first delay.
  ///   - body: Returns the next delay, in seconds.
  public init(after seconds: Double, _ body: @escaping () -> Double) {
    self.body = body
    wait(seconds)
  }

  deinit { if source != 0 { g_source_remove(source) } }

  private func wait(_ seconds: Double) {
    source = g_timeout_add(
      guint(max(1, seconds * 1_000)),
      { owner in
        guard let owner else { return 0 }
        let call = Signal.owner(owner, as: RepeatedCall.self)
        call.source = 0
        call.wait(call.body())
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
