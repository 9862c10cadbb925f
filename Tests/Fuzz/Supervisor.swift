import Foundation

/// The parent process: starts workers and keeps the inputs on which they fail.
struct Supervisor {
  let options: FuzzOptions
  private let folder: URL

  /// The number of findings after which a target is abandoned.
  private static let findingLimit = 100
  /// The seconds after its end is due when a worker is killed.
  private static let graceSeconds = 20.0

  init(options: FuzzOptions) {
    self.options = options
    folder = URL(fileURLWithPath: options.output, isDirectory: true)
  }

  /// Runs all targets. Returns whether nothing was found.
  func run() -> Bool {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let targets = options.targets
    var isClean = true
    for (index, target) in targets.enumerated() {
      // The remainder of the division goes to the first targets.
      let share = options.seconds / targets.count + (index < options.seconds % targets.count ? 1 : 0)
      if share > 0, !run(target, seconds: share) { isClean = false }
    }
    return isClean
  }

  private func run(_ type: any FuzzTarget.Type, seconds: Int) -> Bool {
    let target = type.init()
    // How long to go on, which no clock that is set may change; inputs depend on the seed alone.
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(seconds))
    var reports: [Report] = []
    var start = 0
    var findings = 0
    repeat {
      let left = max(1, Int((clock.now.duration(to: end) / .seconds(1)).rounded()))
      let state = folder.appendingPathComponent("\(type.name).state")
      try? FileManager.default.removeItem(at: state)
      let outcome = ChildProcess.run(
        [
          "--target", type.name, "--seed", String(options.seed), "--seconds", String(left), "--start", String(start),
          "--state", state.path,
        ], limit: Double(left) + Self.graceSeconds)
      start = Self.number(in: state) ?? start
      guard let failure = outcome.failure else { break }
      findings += 1
      var random = FuzzRandom(seed: options.seed, index: start)
      let input = target.input(&random)
      if !reports.contains(where: { $0.failure == failure }) {
        reports.append(Report(input: input, number: start, failure: failure, detail: outcome.detail))
      }
      start += 1
    } while clock.now < end && findings < Self.findingLimit
    for report in reports { keep(report, of: type.name) }
    print("\(type.name): \(start) inputs, \(findings) failed in \(reports.count) ways (seed \(options.seed))")
    return findings == 0
  }

  /// The first input that failed in a certain way.
  private struct Report {
    var input: [UInt8]
    var number: Int
    var failure: String
    var detail: String
  }

  private func keep(_ report: Report, of target: String) {
    let file = folder.appendingPathComponent("\(target)-\(options.seed)-\(report.number).bin")
    let small = Reducer(target: target, failure: report.failure, file: file).reduce(report.input)
    try? Data(small).write(to: file)
    print(
      """
      FAILED \(target), input \(report.number) of seed \(options.seed): \(report.failure)
        \(report.detail.prefix(2000))
        \(report.input.count) bytes, made smaller to \(small.count); again with
        almanac-fuzz --target \(target) --replay \(file.path)
      """)
  }

  private static func number(in file: URL) -> Int? {
    guard let data = try? Data(contentsOf: file), data.count == 8 else { return nil }
    return data.withUnsafeBytes { Int($0.loadUnaligned(as: Int64.self)) }
  }
}
