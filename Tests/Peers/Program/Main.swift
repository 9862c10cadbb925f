import Foundation

/// What this kit says, for `Tests/Peers/compare.py` to compare with what other programs say.
@main
enum AlmanacPeers {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "rules": RuleAnswers.run()
    case "files": FileAnswers.run(Array(arguments.dropFirst()))
    case "calendars": FoundationDates.run(count: number(arguments, 1), seed: UInt64(number(arguments, 2)))
    case "zones": FoundationZones.run(count: number(arguments, 1), seed: UInt64(number(arguments, 2)))
    default:
      FileHandle.standardError.write(
        Data("usage: almanac-peers rules | files FILE... | calendars COUNT SEED | zones COUNT SEED\n".utf8))
      exit(64)
    }
  }

  private static func number(_ arguments: ArraySlice<String>, _ place: Int) -> Int {
    let list = Array(arguments)
    return place < list.count ? max(1, Int(list[place]) ?? 1) : 1
  }
}
