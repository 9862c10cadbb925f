import EngineCheck
import Foundation
import Testing
import WebAssets

@Suite("The same engine natively and in WebAssembly")
struct EngineCheckTests {
  @Test("P3: ten thousand random cases have the same digest natively and in wasm")
  func digest() throws {
    let native = EngineDigest(seed: 2026, cases: 10_000).value
    let output = try WasmRuntime.run(WebAssets.engineCheck)
    #expect(output == String(repeating: "0", count: 16 - String(native, radix: 16).count) + String(native, radix: 16))
  }

  @Test("the digest depends on the seed")
  func seeds() {
    #expect(EngineDigest(seed: 1, cases: 10).value != EngineDigest(seed: 3, cases: 10).value)
    #expect(EngineDigest(seed: 1, cases: 10).value == EngineDigest(seed: 1, cases: 10).value)
  }
}

/// The runtime for WebAssembly that comes with the Swift toolchain.
enum WasmRuntime {
  /// The standard output of the program, without the last line feed.
  static func run(_ module: URL) throws -> String {
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
