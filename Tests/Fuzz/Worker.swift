import Foundation

/// The child process: runs one input after the other until one fails or time is up.
struct Worker {
  let options: FuzzOptions
  /// The file with the number of the present input, which the parent reads after this process ends.
  let stateFile: String

  /// The memory that one input may take beyond that of the process before it, in bytes.
  private static let memoryLimit = 256 << 20
  /// The memory limit of the process, which ends it before the machine suffers, in bytes.
  private static let addressLimit: UInt64 = 8 << 30

  /// The exit status of a broken law.
  static let failureStatus: Int32 = 3

  func run(_ target: any FuzzTarget, from start: Int) -> Never {
    let state = open(stateFile, O_WRONLY | O_CREAT, 0o644)
    guard state >= 0 else { exit(73) }
    Self.limitMemory()
    let deadline = DispatchTime.now() + .seconds(options.seconds)
    var index = start
    var baseline: Int?
    repeat {
      var random = FuzzRandom(seed: options.seed, index: index)
      var number = Int64(index)
      pwrite(state, &number, 8, 0)
      Self.check(target, target.input(&random), baseline: &baseline)
      index += 1
    } while DispatchTime.now() < deadline
    var number = Int64(index)
    pwrite(state, &number, 8, 0)
    exit(0)
  }

  /// Runs one input with the same limits, and exits.
  static func replay(_ target: any FuzzTarget, _ input: [UInt8]) -> Never {
    limitMemory()
    var baseline: Int?
    check(target, [], baseline: &baseline)
    check(target, input, baseline: &baseline)
    print("nothing found")
    exit(0)
  }

  /// Runs an input and ends the process if it fails; by the signal SIGPROF after a second.
  private static func check(_ target: any FuzzTarget, _ input: [UInt8], baseline: inout Int?) {
    setTimer(1)
    do throws(FuzzFinding) {
      try target.run(input)
    } catch {
      fail(error)
    }
    setTimer(0)
    let peak = peakMemory
    guard let before = baseline else {
      baseline = peak
      return
    }
    if peak - before > memoryLimit {
      fail(FuzzFinding(law: "memory grows by 256 MB at most", detail: "\((peak - before) >> 20) MB"))
    }
  }

  private static func fail(_ finding: FuzzFinding) -> Never {
    FileHandle.standardError.write(Data("\(finding.law)\n\(finding.detail)\n".utf8))
    exit(failureStatus)
  }

  /// Sets a timer of processor time, which does not depend on the load of the machine.
  private static func setTimer(_ seconds: Int) {
    var value = itimerval()
    value.it_value.tv_sec = seconds
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &value, nil)
    #else
      setitimer(Int32(ITIMER_PROF), &value, nil)
    #endif
  }

  private static func limitMemory() {
    #if os(Linux)
      var limit = rlimit(rlim_cur: rlim_t(addressLimit), rlim_max: rlim_t(addressLimit))
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }

  /// The largest memory that this process has had, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) << 10
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}
