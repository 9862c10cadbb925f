import Basics

/// A handler of anomalies of one kind, which drops silenced ones and passes the others to an action.
public final class AnomalyHandler<Kind: Anomaly> {
  /// The action for an anomaly that is not silenced. The default writes its explanation to `AnomalyOutput`.
  public var anomalyAction: (Kind) -> Void = { anomaly in
    Diagnostics.tell { AnomalyOutput.write(anomaly.explanation) }
  }

  private var silenced: [(Kind) -> Bool] = []

  /// Creates a handler with the default action.
  public init() {}

  /// Silences an anomaly from now on. Calls add up.
  public func silenceAnomaly(_ anomaly: Kind) { silenced.append { $0 == anomaly } }

  /// Silences the anomalies for which a condition holds from now on. Calls add up.
  public func silenceAnomaly(usingCondition condition: @escaping (Kind) -> Bool) { silenced.append(condition) }

  /// Acts on an anomaly unless it is silenced. Called by the kit.
  public func reportAnomaly(_ anomaly: Kind) {
    for isSilenced in silenced where isSilenced(anomaly) { return }
    anomalyAction(anomaly)
  }
}

/// A mistake of a program that the kit survives: it does nothing, or the next best, and explains.
public protocol Anomaly: Equatable, Sendable {
  /// A sentence or two on what happened and what to do about it.
  var explanation: String { get }
}

/// The output of explanations that no handler takes: printed natively. In WebAssembly, which has no console of its own,
/// there is none. Set it once at the start of a program; like the rest of the kit it belongs to one thread.
public enum AnomalyOutput {
  /// The function that gets every explanation that reaches the default action of a handler.
  public nonisolated(unsafe) static var write: (String) -> Void = { Diagnostics.print($0) }
}
