/// A part of the engine that takes input from outside: how its inputs are made, and the laws for each.
protocol FuzzTarget {
  /// The name on the command line.
  static var name: String { get }
  /// Creates the target and reads its seed files; the same files give the same inputs.
  init()
  /// Returns an input that depends on `random` alone.
  func input(_ random: inout FuzzRandom) -> [UInt8]
  /// Performs all operations of a program on `input`.
  ///
  /// - Throws: `FuzzFinding` if a law is broken.
  func run(_ input: [UInt8]) throws(FuzzFinding)
}

/// A broken law.
struct FuzzFinding: Error {
  /// The law; the same text for all findings of a kind.
  var law: String
  /// The values that break it.
  var detail: String
}

/// Throws a finding if a condition is false.
func require(_ condition: Bool, _ law: String, _ detail: @autoclosure () -> String = "") throws(FuzzFinding) {
  if !condition { throw FuzzFinding(law: law, detail: detail()) }
}

/// The list of all targets.
enum FuzzTargets {
  static var all: [any FuzzTarget.Type] {
    [
      ReaderTarget.self, ObjectsTarget.self, RulesTarget.self, ZonesTarget.self, DatesTarget.self, ImagesTarget.self,
      PicturesTarget.self, EditingTarget.self, ClipboardTarget.self, FormTarget.self, BatchTarget.self,
      OptionsTarget.self, BodiesTarget.self,
    ]
  }
}
