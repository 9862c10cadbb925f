import Foundation
import Testing

@Suite("Packaging")
struct PackagingTests {
  @Test("MB-96: public names have no prefix of another kit, but those of former days, which the compiler warns of")
  func names() throws {
    let folder = Guide.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    let declaration = "(public|open) .*(class|struct|enum|protocol|typealias|func|var|let) (CK|MB|CV|DT|SCh)[A-Z]\\w*"
    var former: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for (index, line) in lines.enumerated() {
        guard let match = line.range(of: declaration, options: .regularExpression) else { continue }
        former.insert(line[match].split(separator: " ").last.map(String.init) ?? "")
        let attribute = index > 0 ? lines[index - 1] : ""
        #expect(attribute.contains("@available(*, deprecated") || attribute.contains("@available(*, unavailable"))
      }
    }
    #expect(former.isSuperset(of: ["CKCalendarViewMode", "CKCalendarDisplayMode", "CKCalendarMonthCellState"]))
  }

  /// `Scripts/test-client` runs the program, and with `--build` builds it as a package that takes the kit by its URL. Here
  /// the compiler checks it against the modules that are already built, outside of their package.
  @Test("MB-97: the kit is a library product, and a program of another package compiles with what is public in it")
  func program() throws {
    let manifest = try String(contentsOf: Guide.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".library(name: \"Almanac\", targets: [\"Almanac\"])"))
    // The build systems of Xcode and of later versions of SwiftPM do not compile a dependency with such settings.
    for setting in [".treatWarning", ".treatAllWarnings", ".unsafeFlags([\"-W"] { #expect(!manifest.contains(setting)) }
    #expect(
      !manifest.contains(".default(enabledTraits:"), "clients of the kit would fetch the packages of the programs")
    let folder = Guide.root.appendingPathComponent("Examples/Picture")
    let fixture = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(fixture.contains(".product(name: \"Almanac\", package: \"almanac\")"))
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let modules = tests.deletingLastPathComponent().appendingPathComponent("Modules")
    try #require(
      FileManager.default.fileExists(atPath: modules.appendingPathComponent("Almanac.swiftmodule").path),
      "the modules of the build are not beside the tests, at \(modules.path)")
    let source = folder.appendingPathComponent("Sources/Picture/main.swift")
    #expect(try compile(source, with: modules) == "")
    // What belongs to the package alone is not seen from outside.
    let wrong = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/main.swift")
    try FileManager.default.createDirectory(
      at: wrong.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: wrong.deletingLastPathComponent()) }
    try Data("import Almanac\nprint(CalendarTexts.self)\n".utf8).write(to: wrong)
    #expect(try compile(wrong, with: modules).contains("error:"))
  }

  /// Returns what the compiler says. It gets a folder for its temporary files, because it leaves some behind.
  private func compile(_ source: URL, with modules: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, source.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "error: status \(process.terminationStatus)" : text
  }
}
