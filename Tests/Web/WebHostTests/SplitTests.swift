import Foundation
import Testing

/// `Scripts/split-wasm` with a program of four functions.
@Suite("Dividing a program")
struct SplitTests {
  /// `open` calls `now` and a copy, which the compiler made; `later` is called by nobody.
  private static let program = """
    (module
      (memory (export "memory") 1)
      (func $open (export "open") (call $now) (call $copyWOc))
      (func $now (i32.store (i32.const 2048) (i32.const 111111)))
      (func $copyWOc (i32.store (i32.const 2052) (i32.const 222222)))
      (func $later (export "later") (call $rest))
      (func $rest (i32.store (i32.const 2056) (i32.const 333333))))
    """
  /// How the numbers that the functions store are in a module.
  private static let numbers: [[UInt8]] = [[0x87, 0xE4, 0x06], [0x8E, 0xC8, 0x0D], [0x95, 0xAC, 0x14]]

  @Test(
    "the first module has the listed functions and what the compiler derived for them, the second has the others, and both have one build number",
    .enabled(if: hasBinaryen, "there is no Binaryen"))
  func divides() throws {
    let result = try Self.split(list: "now\nopen\n")
    #expect(result.status == 0 && result.message.isEmpty, "\(result.message)")
    let (first, second) = (try #require(result.first), try #require(result.second))
    for module in [first, second] { #expect(module.suffix(23) == [0, 21, 5] + Array("build0123456789abcde".utf8)) }
    #expect(Self.numbers(in: first) == [0, 1])
    #expect(Self.numbers(in: second) == [2])
    #expect(first.contains("placeholder") && second.contains("primary"))
    #expect(!first.contains("copyWOc"))
  }

  @Test(
    "a list with names of unknown functions, and an empty list, are errors that say how to renew the list",
    .enabled(if: hasBinaryen, "there is no Binaryen"), arguments: ["now\ngone\nopen\n", ""])
  func unknown(list: String) throws {
    let result = try Self.split(list: list)
    #expect(result.status == 1)
    #expect(result.message.contains("make start-profile"), "\(result.message)")
    #expect(list.isEmpty || result.message.contains("no function gone"), "\(result.message)")
    #expect(result.first == nil && result.second == nil)
  }

  @Test(
    "without Binaryen there is one module, and the second one is empty",
    .enabled(if: hasBinaryen, "there is no Binaryen"))
  func oneModule() throws {
    let result = try Self.split(list: "open\n", hidesBinaryen: true)
    #expect(result.status == 0, "\(result.message)")
    let first = try #require(result.first)
    #expect(Self.numbers(in: first) == [0, 1, 2])
    #expect(!first.contains("placeholder"))
    #expect(result.second == [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + [0, 21, 5] + Array("build0123456789abcde".utf8))
  }

  @Test(
    "the first module has one placeholder for each type of the functions that it calls in the second",
    .enabled(if: hasBinaryen, "there is no Binaryen"))
  func placeholders() throws {
    let program = """
      (module
        (memory (export "memory") 1)
        (func $open (export "open") (call $one) (call $two) (call $three (i32.const 1)) (call $four (i32.const 2)))
        (func $one (i32.store (i32.const 2048) (i32.const 111111)))
        (func $two (i32.store (i32.const 2052) (i32.const 222222)))
        (func $three (param $value i32) (i32.store (i32.const 2056) (local.get $value)))
        (func $four (param $value i32) (i32.store (i32.const 2060) (local.get $value))))
      """
    let result = try Self.split(program, list: "open\n")
    #expect(result.status == 0 && result.message.isEmpty, "\(result.message)")
    let (first, second) = (try #require(result.first), try #require(result.second))
    #expect(String(decoding: first, as: UTF8.self).components(separatedBy: "placeholder").count == 1 + 2)
    #expect(Self.numbers(in: first) == [])
    #expect(Self.numbers(in: second) == [0, 1])
  }

  private static let hasBinaryen = ["wasm-as", "wasm-opt", "wasm-split"].allSatisfy { name in
    path.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")

  /// The numbers that functions of a module store, by their positions in ``numbers``.
  private static func numbers(in module: [UInt8]) -> [Int] {
    numbers.indices.filter { number in module.indices.contains { module[$0...].starts(with: numbers[number]) } }
  }

  private static func split(
    _ program: String = program, list: String, hidesBinaryen: Bool = false
  ) throws -> (status: Int32, message: String, first: [UInt8]?, second: [UInt8]?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-split-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> String { folder.appending(path: name).path }
    try Data(program.utf8).write(to: folder.appending(path: "program.wat"))
    try Data(list.utf8).write(to: folder.appending(path: "list.txt"))
    _ = try run(["wasm-as", "-g", file("program.wat"), "-o", file("program.wasm")])
    var environment = ProcessInfo.processInfo.environment
    if hidesBinaryen {
      // A folder with everything that the script calls, except Binaryen.
      let tools = ["sh", "mktemp", "rm", "cp", "mv", "dirname", "printf", "env"]
      for tool in tools {
        guard let place = path.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }) else {
          continue
        }
        try FileManager.default.createSymbolicLink(atPath: file(tool), withDestinationPath: "\(place)/\(tool)")
      }
      environment["PATH"] = folder.path
    }
    let (status, message) = try run(
      [
        "sh", script("split-wasm"), file("program.wasm"), file("list.txt"), "0123456789abcde", file("first.wasm"),
        file("second.wasm"),
      ],
      environment)
    let modules = ["first.wasm", "second.wasm"].map {
      (try? Data(contentsOf: folder.appending(path: $0))).map { [UInt8]($0) }
    }
    return (status, message, modules[0], modules[1])
  }

  /// The path of a script of the package: .../Tests/Web/WebHostTests/SplitTests.swift
  static func script(_ name: String) -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "Scripts/\(name)").path
  }

  /// Runs a command; returns its status and what it writes to standard error.
  static func run(
    _ command: [String], _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> (status: Int32, message: String) {
    let program = Process()
    let errors = Pipe()
    program.executableURL = URL(filePath: "/usr/bin/env")
    program.arguments = command
    program.environment = environment
    program.standardError = errors
    try program.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    return (program.terminationStatus, message)
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
