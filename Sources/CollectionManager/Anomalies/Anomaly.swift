/// Something a program did wrong that the kit survives: it does nothing, or the next best, and explains.
public protocol Anomaly: Equatable, Sendable {
  /// What happened and what to do about it, in a sentence or two.
  var explanation: String { get }
}

/// Where explanations go that no handler takes: printed natively, dropped in WebAssembly, which has no console of its
/// own. Set it once at the start of a program; like the rest of the kit it belongs to one thread.
public enum AnomalyOutput {
  /// Receives every explanation that reaches the default action of a handler.
  public nonisolated(unsafe) static var write: (String) -> Void = { text in
    #if !hasFeature(Embedded)
      print(text)
    #endif
  }
}
