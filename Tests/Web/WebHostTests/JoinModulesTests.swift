import Foundation
import Testing

@Suite("Joining modules")
struct JoinModulesTests {
  @Test("modules come behind those that they import, each once, without import lines and comments")
  func order() throws {
    let modules = [
      "entry.js": "// Entry.\n\nexport { b, twice } from './b.js';\nexport { a } from './a.js';\n",
      "a.js": "// A.\n\n/**\n * One.\n */\nexport const a = 1;\n",
      "b.js":
        "import { a } from './a.js';\n\nexport const b = a + 1;  // two\n\nexport function twice(x) {\n  return 2 * x;\n}\n",
    ]
    let result = try Self.join(modules)
    #expect(result.status == 0 && result.message.isEmpty)
    #expect(
      result.output == """
        // Joined from the modules of entry.js.
        const a = 1;

        const b = a + 1;  // two

        function twice(x) {
          return 2 * x;
        }

        export { b, twice, a };

        """)
  }

  @Test("modules in folders import each other by relative paths, and each is joined once")
  func folders() throws {
    let result = try Self.join([
      "entry.js": "export { a } from './one/a.js';\nexport { b } from './two/b.js';\n",
      "one/a.js": "import { b } from '../two/b.js';\nimport { c } from './c.js';\n\nexport const a = b + c;\n",
      "one/c.js": "export const c = 1;\n",
      "two/b.js":
        "import { c } from '../one/c.js';\nimport CSS from './b.css' with { type: 'text' };\n\nexport const b = c + CSS;\n",
      "two/b.css": ".d { e: f }\n",
    ])
    #expect(
      result.output == """
        // Joined from the modules of entry.js.
        const c = 1;

        const CSS = `.d{e:f}`;
        const b = c + CSS;

        const a = b + c;

        export { a, b };

        """, "\(result.message)")
  }

  @Test(
    "modules that cannot be joined are refused with file and line",
    arguments: [
      ("import { x } from './b.js';\nexport const a = 1;", "export const b = 1;", "a.js:1: b.js does not export x"),
      (
        "import { b } from './b.js';\nexport const a = 1;", "export const a = 1;\nexport const b = 1;",
        "a.js:2: a is declared in "
      ),
      (
        "import { b } from './b.js';\nexport const a = 1;", "import { a } from './a.js';\nexport const b = 1;",
        "modules import each other in a circle: entry.js a.js b.js a.js"
      ),
      ("import { x } from './missing.js';\nexport const a = 1;", "", "missing.js cannot be read"),
      ("import * as b from './b.js';\nexport const a = 1;", "", "a.js:1: cannot join: import * as b"),
      ("import b from './b.js';\nexport const a = 1;", "", "a.js:1: cannot join: import b"),
      ("export const a = 1;\nexport default a;", "", "a.js:2: cannot join: export default"),
      ("export const a = 1;\nexport { a as b };", "", "a.js:2: cannot join: export {"),
      ("export const a = () => import('./b.js');", "", "a.js:1: cannot join: "),
      ("export const a = [1, 2], b = { c: 1 };", "", "a.js:1: expected one name: "),
      ("export const a = 1;\nconst { b, c } = a;", "", "a.js:2: expected one name: "),
      ("const a = 1;", "", "entry.js:1: a.js does not export a"),
    ])
  func refusals(a: String, b: String, message: String) throws {
    let result = try Self.join(["entry.js": "export { a } from './a.js';\n", "a.js": a + "\n", "b.js": b + "\n"])
    #expect(result.status == 1)
    #expect(result.message.contains(message), "\(result.message)")
    #expect(result.output == nil)
  }

  @Test("a second script has what only its entry imports, and gets the rest from the first")
  func secondScript() throws {
    let modules = [
      "entry.js": "import { a } from './a.js';\nexport { load } from './load.js';\n\na();\n",
      "a.js": "export const a = () => 1;\nexport const b = 2;\n",
      "load.js":
        "import { a } from './a.js';\n\n/** Shared. */\nconst SHARED = [];\n\n"
        + "export const load = () => a(import(/* webpackIgnore: true */ `x`), SHARED);\n",
      "more.js": "export { c } from './c.js';\n",
      "c.js": "import { b } from './a.js';\nimport { d } from './d.js';\n\nexport const c = b + d;\n",
      "d.js": "import { a, b } from './a.js';\n\nexport const d = a() + b;\n",
    ]
    let result = try Self.join(modules, withMore: true)
    let build = try #require(result.output?.firstMatch(of: #/const SHARED = \[(\d+), /#)).output.1
    #expect(
      result.output == """
        // Joined from the modules of entry.js.
        const a = () => 1;
        const b = 2;

        const load = () => a(import(/* webpackIgnore: true */ `x`), SHARED);

        const SHARED = [\(build), b, a];

        a();

        export { load };

        """)
    #expect(
      result.more == """
        // Joined from the modules of more.js.
        export const build = \(build);
        export default ([, b, a]) => {
        const d = a() + b;

        const c = b + d;
        return { c };
        };

        """)
    // Another build has another number, also if the names are the same.
    let other = try Self.join(modules.merging(["d.js": modules["d.js"]! + "d.x = 1;\n"]) { $1 }, withMore: true)
    #expect(other.more?.contains("build = ") == true && other.more?.contains("build = \(build);") == false)
  }

  @Test("commas in brackets and texts do not declare a second name")
  func brackets() throws {
    let text = "export const a = { b: [1, 2], c: ', d' };\nconst f = (x, y) => [x, y];\nlet g = f(1, f(2, 3));\n"
    let result = try Self.join(["entry.js": "export { a } from './a.js';\n", "a.js": text])
    #expect(result.status == 0, "\(result.message)")
  }

  @Test("a style sheet is a text without needless spaces and without comments; one that ends the text is refused")
  func sheets() throws {
    let line = "import CSS from './a.css' with { type: 'text' };\n\n"
    let modules = ["entry.js": "export { a } from './a.js';\n", "a.js": line + "export const a = CSS;\n"]
    func css(_ text: String) -> [String: String] { modules.merging(["a.css": text]) { $1 } }
    let result = try Self.join(css("/* b */\n.c > :is(.d, .e) { f: g h;\n  i: j,\n    k }\n"))
    let text = ".c > :is(.d,.e){f:g h;i:j,k}"
    #expect(result.output?.contains("const CSS = `\(text)`;\nconst a = CSS;\n") == true, "\(result.message)")
    #expect(try Self.join(css("`")).status != 0)
    #expect(try Self.join(modules).status != 0)
  }

  /// Runs the program on modules, the first of which is entry.js.
  private static func join(
    _ modules: [String: String], withMore: Bool = false
  ) throws -> (status: Int32, message: String, output: String?, more: String?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-join-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in modules {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let output = folder.appending(path: "joined.js")
    let more = folder.appending(path: "joined-more.js")
    let program = Process()
    let errors = Pipe()
    program.executableURL = root.appending(path: "Scripts/join-modules")
    program.arguments =
      [folder.appending(path: "entry.js").path, output.path]
      + (withMore ? [folder.appending(path: "more.js").path, more.path] : [])
    program.standardError = errors
    try program.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
    return (program.terminationStatus, message, text(output), text(more))
  }
}
