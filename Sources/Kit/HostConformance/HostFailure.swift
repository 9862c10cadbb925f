public import Almanac

/// A difference between a host and the model, and where a session found it.
public struct HostFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The level to which the host does not conform.
  public var level: ConformanceLevel
  /// The view that differs; `nil` if the difference is not in a view.
  public var view: ViewID?
  /// The text of the view, or its accessible name; empty for none.
  public var text = ""
  /// The property that differs.
  public var property: String
  /// The value in the model.
  public var expected: String
  /// The value in the host.
  public var seen: String
  /// The seed of the session.
  public var seed: UInt64 = 0
  /// The step of the session. Step 0 is the opening of the window.
  public var step = 0
  /// The action of the step, in words.
  public var act = ""

  init(_ level: ConformanceLevel, _ property: String, of view: ViewID? = nil, expected: Any, seen: Any) {
    self.level = level
    self.view = view
    self.property = property
    self.expected = "\(expected)"
    self.seen = "\(seen)"
  }

  /// One line with all information for repeating the step.
  public var description: String {
    let place = view.map { "view \($0.rawValue)\(text.isEmpty ? "" : " '\(text)'"), " } ?? ""
    return "seed \(seed), step \(step), \(act): level \(level.rawValue) (\(level)), \(place)\(property): "
      + "expected \(expected), seen \(seen)"
  }
}

/// The result of a session.
public struct ConformanceReport: Sendable {
  /// The seed of the session.
  public var seed: UInt64
  /// The levels that were compared.
  public var levels: [ConformanceLevel]
  /// The number of steps, not counting the opening of the window.
  public var steps = 0
  /// The total number of views compared in all steps.
  public var comparedViews = 0
  /// The differences in the first failing step; empty if the host conforms.
  public var failures: [HostFailure] = []
}
