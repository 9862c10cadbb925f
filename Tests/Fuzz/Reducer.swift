import Foundation

/// The reduction of an input to a smaller one that fails in the same way: first whole lines, then bytes (Zeller and
/// Hildebrandt, "Simplifying and isolating failure-inducing input", 2002, without its second half).
struct Reducer {
  let target: String
  let failure: String
  /// The file through which attempts are passed to the child.
  let file: URL

  /// The largest number of attempts; each takes a process.
  private static let attemptLimit = 250
  /// The time at which the reduction stops.
  let deadline = ContinuousClock.now + .seconds(10)

  func reduce(_ input: [UInt8]) -> [UInt8] {
    var attempts = 0
    guard fails(input, &attempts) else { return input }
    let lines = input.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    let kept = reduce(lines, &attempts) { Array($0.joined(separator: [10])) }
    return reduce(Array(kept.joined(separator: [10])), &attempts) { $0 }
  }

  private func reduce<Part>(_ parts: [Part], _ attempts: inout Int, _ bytes: ([Part]) -> [UInt8]) -> [Part] {
    var parts = parts
    var size = parts.count / 2
    while size > 0 {
      var place = 0
      while place < parts.count {
        var fewer = parts
        fewer.removeSubrange(place..<min(place + size, parts.count))
        if attempts < Self.attemptLimit, ContinuousClock.now < deadline, fails(bytes(fewer), &attempts) {
          parts = fewer
        } else {
          place += size
        }
      }
      size /= 2
    }
    return parts
  }

  private func fails(_ input: [UInt8], _ attempts: inout Int) -> Bool {
    attempts += 1
    guard (try? Data(input).write(to: file)) != nil else { return false }
    return ChildProcess.run(["--target", target, "--replay", file.path], limit: 20).failure == failure
  }
}
