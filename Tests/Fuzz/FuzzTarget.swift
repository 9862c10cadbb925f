/// One part of the engine that takes input from outside: how its inputs are made, and what must hold for each.
protocol FuzzTarget {
  /// As the command line names it.
  static var name: String { get }
  /// Reads what inputs are made from; the same files give the same inputs.
  init()
  /// Any input, decided by `random` alone.
  func input(_ random: inout FuzzRandom) -> [UInt8]
  /// Does everything with `input` that a program would do.
  /// - Throws: if something does not hold.
  func run(_ input: [UInt8]) throws(FuzzFinding)
}

/// Something that does not hold.
struct FuzzFinding: Error {
  /// Which law was broken; the same for all findings of one kind.
  var law: String
  /// The case.
  var detail: String
}

/// - Throws: if `condition` does not hold.
func require(_ condition: Bool, _ law: String, _ detail: @autoclosure () -> String = "") throws(FuzzFinding) {
  if !condition { throw FuzzFinding(law: law, detail: detail()) }
}

/// All targets.
enum FuzzTargets {
  static var all: [any FuzzTarget.Type] {
    [ReaderTarget.self, RulesTarget.self, ZonesTarget.self, DatesTarget.self, ImagesTarget.self]
  }
}
