import Almanac
import Foundation

/// Another program that expands the rules: it reads a start and a rule per line, and prints the number of occurrences of
/// 2025 and the CPU seconds they took, then the same of 2025 to 2034.
enum RulePeer {
  /// `nil` if the program is absent or fails.
  static func measure(
    _ rules: [RuleSet.Item], _ program: String, _ arguments: [String]
  ) -> [(count: Int, seconds: Double)]? {
    let text = rules.map { item in
      let date = ISODate.format(item.start.day).filter { $0 != "-" }
      return "\(date)T" + String(format: "%04d00 ", item.start.hour * 100 + item.start.minute) + item.text
    }
    guard let answer = run(program, arguments, input: text.joined(separator: "\n") + "\n") else { return nil }
    let numbers = answer.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return [(Int(numbers[0]), numbers[1]), (Int(numbers[2]), numbers[3])]
  }

  /// What a program prints; `nil` if it is absent or fails.
  static func run(_ program: String, _ arguments: [String], input: String = "") -> String? {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let (source, output) = (Pipe(), Pipe())
    process.standardInput = source
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? source.fileHandleForWriting.close()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? answer : nil
  }
}
