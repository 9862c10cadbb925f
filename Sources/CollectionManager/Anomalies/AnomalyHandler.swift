/// Receives anomalies of one kind, lets silenced ones go and hands the others to an action.
public final class AnomalyHandler<Kind: Anomaly> {
  /// What is done with an anomaly that is not silenced. The default writes its explanation to `AnomalyOutput`.
  public var anomalyAction: (Kind) -> Void = { AnomalyOutput.write($0.explanation) }

  private var silenced: [(Kind) -> Bool] = []

  /// A handler with the default action.
  public init() {}

  /// From now on this anomaly is not acted on. Calls add up.
  public func silenceAnomaly(_ anomaly: Kind) { silenced.append { $0 == anomaly } }

  /// From now on anomalies for which the condition holds are not acted on. Calls add up.
  public func silenceAnomaly(usingCondition condition: @escaping (Kind) -> Bool) { silenced.append(condition) }

  /// Called by the kit.
  public func reportAnomaly(_ anomaly: Kind) {
    for isSilenced in silenced where isSilenced(anomaly) { return }
    anomalyAction(anomaly)
  }
}

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
