public import Almanac

/// A difference between a host and the model, and where a session found it.
public struct HostFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The level that the host does not reach.
  public var level: ConformanceLevel
  /// The view that differs; `nil` if the difference is not one of a view.
  public var view: ViewID?
  /// The text of that view, or its name for assistive technology; empty for none.
  public var text = ""
  /// The property that differs.
  public var property: String
  /// The value that the model has.
  public var expected: String
  /// The value that the host has.
  public var seen: String
  /// The seed of the session.
  public var seed: UInt64 = 0
  /// The step of the session, counted from 0, the opening of the window.
  public var step = 0
  /// The act of the step, in words.
  public var act = ""

  init(_ level: ConformanceLevel, _ property: String, of view: ViewID? = nil, expected: Any, seen: Any) {
    self.level = level
    self.view = view
    self.property = property
    self.expected = "\(expected)"
    self.seen = "\(seen)"
  }

  /// One line with everything that is needed to run the step again.
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
  /// The steps that were taken, without the opening.
  public var steps = 0
  /// The views that were compared, those of all steps together.
  public var comparedViews = 0
  /// The differences that the first failing step showed; none if the host conforms.
  public var failures: [HostFailure] = []
}
