/// The options of the command line.
struct FuzzOptions {
  var seconds = 60
  var seed: UInt64 = 1
  /// The target to run; `nil` for all, one after the other.
  var target: String?
  /// The file whose bytes are the only input; `nil` for random inputs.
  var replay: String?
  /// The folder for inputs that fail.
  var output = ".build/fuzz"
  /// The first input of a child process, and the file in which it notes the present one; `nil` in the parent.
  var worker: (start: Int, state: String)?

  static let usage = """
    usage: almanac-fuzz [--seconds N] [--seed S] [--output FOLDER]
                        [--target reader|objects|rules|zones|dates|images|pictures|editing|clipboard|form|web-batch|
                                  web-options|bodies]
           almanac-fuzz --replay FILE --target NAME

    Runs every part that reads external input on random input, in a process of its own. An input fails if the
    process traps, takes a second of processor time or 256 MB more than before, or if a law of the target does not hold.
    Failing inputs are reduced and kept in FOLDER. The same seed gives the same inputs.
    """

  /// Creates options from arguments; `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var start = 0
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--seconds":
        guard let number = Int(value), number > 0 else { return nil }
        seconds = number
      case "--seed":
        guard let number = UInt64(value) else { return nil }
        seed = number
      case "--target":
        guard FuzzTargets.all.contains(where: { $0.name == value }) else { return nil }
        target = value
      case "--replay": replay = value
      case "--output": output = value
      case "--start":
        guard let number = Int(value) else { return nil }
        start = number
      case "--state": worker = (0, value)
      default: return nil
      }
    }
    if let worker { self.worker = (start, worker.state) }
    if replay != nil || worker != nil, target == nil { return nil }
  }

  /// The targets to run.
  var targets: [any FuzzTarget.Type] { FuzzTargets.all.filter { target == nil || $0.name == target } }
}
