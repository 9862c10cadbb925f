public import Almanac

/// A seeded session: a calendar or a tree of views in a window on a host, with random acts of a person, each followed by a
/// comparison of what the host shows with the model.
///
/// ```swift
/// let report = try await ConformanceSession(seed: 7).run(on: host)
/// for failure in report.failures { print(failure) }
/// ```
///
/// Equal seeds give equal sessions as long as the host answers alike. Each fourth seed shows a tree of views with all
/// kinds of traits, all others calendars, of each level, preset, direction and size of texts, in usual colours or those of
/// high contrast.
public struct ConformanceSession: Sendable {
  /// The seed of all that is random.
  public var seed: UInt64
  /// The number of steps after the opening.
  public var steps: Int
  /// The scene that is shown in place of random content; `nil` for none.
  public var scene: ConformanceScene?
  /// The highest level that is compared; that of the host if it is lower.
  public var highestLevel: ConformanceLevel
  /// The languages of the calendars, of which each seed takes one, in the direction of its surroundings. With none, English.
  public var locales: [LocaleInfo]

  /// Creates a session.
  public init(
    seed: UInt64, steps: Int = 150, highestLevel: ConformanceLevel = .fields, locales: [LocaleInfo] = []
  ) {
    self.seed = seed
    self.steps = steps
    self.locales = locales
    self.highestLevel = highestLevel
  }

  /// Creates a session that shows a scene as it is, without steps.
  public init(scene: ConformanceScene, highestLevel: ConformanceLevel = .fields) {
    self.init(seed: 0, steps: 0, highestLevel: highestLevel)
    self.scene = scene
  }

  /// Runs the session to its end, or to the first step that fails. Errors are those of the host.
  public nonisolated(nonsending) func run(on host: some ConformingHost) async throws -> ConformanceReport {
    let highest = min(highestLevel, host.highestLevel)
    let levels = ConformanceLevel.allCases.filter { $0 <= highest }
    var report = ConformanceReport(seed: seed, levels: levels)
    let driver = SessionDriver(host: host, levels: levels, session: self)
    try await driver.open()
    report.failures = try await driver.compare()
    var act = scene.map { "\($0)" } ?? "open"
    while report.failures.isEmpty, report.steps < steps {
      report.steps += 1
      let move = driver.nextMove()
      act = "\(move)"
      report.failures = try await driver.carryOut(move)
    }
    report.comparedViews = driver.comparedViews
    for index in report.failures.indices {
      report.failures[index].seed = seed
      report.failures[index].step = report.steps
      report.failures[index].act = act
    }
    try await driver.end()
    return report
  }
}
