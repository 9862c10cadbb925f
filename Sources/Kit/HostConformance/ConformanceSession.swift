public import Almanac

/// A seeded session: a calendar or a tree of views in a window on a host, with random user actions. After each action,
/// the host's snapshot is compared with the model.
///
/// ```swift
/// let report = try await ConformanceSession(seed: 7).run(on: host)
/// for failure in report.failures { print(failure) }
/// ```
///
/// Equal seeds produce equal sessions as long as the host gives the same answers. Every fourth seed shows a tree of
/// views with all kinds of traits. The others show calendars of all levels, presets, directions, and text sizes, in
/// normal or high-contrast colors.
public struct ConformanceSession: Sendable {
  /// The seed of all random choices.
  public var seed: UInt64
  /// The number of steps after opening the window.
  public var steps: Int
  /// The scene to show instead of random content; `nil` for none.
  public var scene: ConformanceScene?
  /// The highest level to compare, limited to the host's own.
  public var highestLevel: ConformanceLevel
  /// The locales of the calendars, of which each seed chooses one. The surroundings determine the direction. If empty,
  /// English is used.
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

  /// Creates a session that shows a scene unchanged, without steps.
  public init(scene: ConformanceScene, highestLevel: ConformanceLevel = .fields) {
    self.init(seed: 0, steps: 0, highestLevel: highestLevel)
    self.scene = scene
  }

  /// Runs the session to its end, or to the first failing step. Throws the host's errors.
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
