import EngineCheck
import Foundation
import TestSupport
import Testing

@Suite("The same engine natively and in WebAssembly")
struct EngineCheckTests {
  @Test("P3: ten thousand random cases have the same digest natively and in wasm")
  func digest() throws {
    let native = EngineDigest(seed: 2026, cases: 10_000).value
    let output = try WasmRuntime.run("engine-check.wasm")
    #expect(output == String(repeating: "0", count: 16 - String(native, radix: 16).count) + String(native, radix: 16))
  }

  @Test("the digest depends on the seed")
  func seeds() {
    #expect(EngineDigest(seed: 1, cases: 10).value != EngineDigest(seed: 3, cases: 10).value)
    // example
    let digest = EngineDigest(seed: 2026, cases: 10).value
    let again = EngineDigest(seed: 2026, cases: 10).value
    let isDeterministic = digest == again  // true; WebAssembly gives the same number
    // end
    #expect(isDeterministic)
  }

  @Test("the example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("EngineCheck") == []) }
}

/// The runtime for WebAssembly that comes with the Swift toolchain.
enum WasmRuntime {
  /// Returns what a program of `Scripts/build-wasm` writes to standard output, without the last line feed. The program
  /// is built first if its sources have changed.
  static func run(_ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-wasm-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let building = Process()
    building.executableURL = root.appending(path: "Scripts/build-wasm")
    building.arguments = [folder.path, program]
    // The compiler leaves temporary files behind: here they are deleted with the folder.
    building.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    try building.run()
    building.waitUntilExit()
    try #require(building.terminationStatus == 0, "build-wasm ended with status \(building.terminationStatus)")
    let module = folder.appending(path: program)
    let process = Process()
    let output = Pipe()
    let runtime = try #require(location, "wasmkit is neither on PATH nor beside the swift command")
    process.executableURL = runtime
    process.arguments = ["run", module.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "wasmkit ended with status \(process.terminationStatus)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The package: .../Tests/Web/WebHostTests/EngineCheckTests.swift
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var location: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: String($0))
    }
    // The swift command may be a link into the toolchain.
    let toolchains = folders.map { $0.appending(path: "swift").resolvingSymlinksInPath().deletingLastPathComponent() }
    return (folders + toolchains).map { $0.appending(path: "wasmkit") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
