import Basics

/// A handler of anomalies of one kind. It ignores silenced anomalies and passes all others to an action.
public final class AnomalyHandler<Kind: Anomaly> {
  /// The action for an anomaly that is not silenced. The default writes its explanation to `AnomalyOutput`.
  public var anomalyAction: (Kind) -> Void = { anomaly in
    Diagnostics.tell { AnomalyOutput.write(anomaly.explanation) }
  }

  private var silenced: [(Kind) -> Bool] = []

  /// Creates a handler with the default action.
  public init() {}

  /// Silences an anomaly from now on. Calls accumulate.
  public func silenceAnomaly(_ anomaly: Kind) { silenced.append { $0 == anomaly } }

  /// Silences all anomalies that meet a condition from now on. Calls accumulate.
  public func silenceAnomaly(usingCondition condition: @escaping (Kind) -> Bool) { silenced.append(condition) }

  /// Performs the action for an anomaly unless it is silenced. The kit calls this.
  public func reportAnomaly(_ anomaly: Kind) {
    for isSilenced in silenced where isSilenced(anomaly) { return }
    anomalyAction(anomaly)
  }
}

/// A misuse by the program that the kit survives: it does nothing or uses a fallback, and explains why.
public protocol Anomaly: Equatable, Sendable {
  /// One or two sentences about what happened and how to fix it.
  var explanation: String { get }
}

/// The output for explanations that no handler takes. Native programs print them; WebAssembly has no console, so they
/// are discarded. Set this once at program start; like the rest of the kit, it belongs to one thread.
public enum AnomalyOutput {
  /// The function that receives each explanation from the default action of a handler.
  public nonisolated(unsafe) static var write: (String) -> Void = { Diagnostics.print($0) }
}
