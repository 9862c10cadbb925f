import Foundation
import Testing

/// `Scripts/minify-script`, which makes a joined script short.
@Suite("Short scripts")
struct MinifyScriptTests {
  @Test(
    "local names, names of the script, and private members get short names; properties and exports keep theirs",
    arguments: [
      (
        "function sum(first, second) {\n  return first + second.value;\n}\n\nexport { sum };",
        "function sum(e,t){return e+t.value}export{sum};"
      ),
      ("const list = [1, 2];\n\nconst half = list.map(each => each / 2);", "const ee=[1,2];const et=ee.map(e=>e/2);"),
      (
        "class Box {\n  #width = 1;\n  size = this.#width;\n\n  static of({ width, ...rest }) { return { width, rest }; }\n}",
        "class ee{#e=1;size=this.#e;static of({width:e,...t}){return{width:e,rest:t}}}"
      ),
      (
        "function name() {\n  const { document = 1 } = this;\n  return document;\n}",
        "function ee(){const{document:e=1}=this;return e}"
      ),
      ("function find() {\n  return document.body;\n}", "function ee(){return document.body}"),
      ("const word = /[/'\"]word/g.test('word');  // word", "const ee=/[/'\"]word/g.test('word');"),
      ("const text = `a ${[1].map(one => `${one} ${`x`}`)} one`;", "const ee=`a ${[1].map(e=>`${e} ${`x`}`)} one`;"),
      ("const sign = 1 - -1 + +1;\nconst half = 4 / 2 / 1;", "const ee=1- -1+ +1;const et=4/2/1;"),
      (
        "const make = () => ({ get size() { return 1; }, of(count) { return count; } });",
        "const ee=()=>({get size(){return 1},of(e){return e}});"
      ),
      (
        "const load = () => import(/* webpackIgnore: true */ /* @vite-ignore */ `x`);",
        "const ee=()=>import(/* webpackIgnore: true */ /* @vite-ignore */`x`);"
      ),
    ])
  func names(script: String, result: String) throws {
    #expect(try Self.minified(script) == result)
  }

  @Test("a name that is also used without a declaration is kept, and one letter never hides a name of the page")
  func keptNames() throws {
    let script = "function one(status) {\n  return status;\n}\n\nfunction two() {\n  return status + e;\n}"
    #expect(try Self.minified(script) == "function ee(status){return status}function et(){return status+e}")
  }

  @Test("a second script is a function around everything, whose parameters are names of the script")
  func secondScript() throws {
    let script =
      "export const build = 7;\nexport default ([, dates]) => {\nfunction part(day) {\n  return dates(day);\n}\n\n"
    #expect(
      try Self.minified(script + "return { part };\n};")
        == "export const build=7;export default([,ee])=>{function et(e){return ee(e)}return{part:et}};")
  }

  @Test("the scripts of the element are short, and the first has at most 100,000 bytes")
  func element() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let entry = Self.root.appending(path: "Sources/Web/WebAssets/Modules/almanac-calendar.js")
    #expect(try Self.run("write-scripts", [entry.path, folder.path]).status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["almanac-calendar-more.js", "almanac-calendar.js"])
    let first = try String(contentsOf: folder.appending(path: "almanac-calendar.js"), encoding: .utf8)
    #expect(first.utf8.count < 100_000)
    #expect(
      first.contains("class AlmanacCalendar extends") && first.contains("export{") && !first.contains("isSkipping"))
    // What the first frame does not need is in the second.
    for name in ["FREQ=", "print-week", "ifMatch", "startParam"] { #expect(!first.contains(name), "\(name)") }
  }

  // MARK: - Steps

  private static let root: URL = {
    // .../package/Tests/Web/WebHostTests/MinifyScriptTests.swift
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  private static func minified(_ script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-script-\(UUID().uuidString).js")
    try Data((script + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (status, output) = try run("minify-script", [file.path])
    #expect(status == 0)
    return output.replacing("\n", with: "")
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let program = Process()
    let pipe = Pipe()
    program.executableURL = root.appending(path: "Scripts/" + name)
    program.arguments = arguments
    program.standardOutput = pipe
    try program.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    return (program.terminationStatus, output)
  }
}
