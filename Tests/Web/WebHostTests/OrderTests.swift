import Foundation
import Testing

/// `Scripts/order-functions` and `Scripts/merge-placeholders`, which `Scripts/split-wasm` runs on modules as text.
@Suite("Modules that compress well")
struct OrderTests {
  @Test("a function is followed by the one with the most sequences of instructions in common, whatever names they have")
  func order() throws {
    let adding = ["(i32.add", "(i32.mul", "(local.get $0)", "(i32.const 7)", ")", "(i32.const 9)", ")"]
    let renamed = adding.map { $0.replacing("$0", with: "$1") }
    let longer = renamed.dropLast(2) + ["(i32.const 10)", ")"]
    let storing = ["(i32.store", "(local.get $2)", "(i32.load offset=4", "(local.get $3)", ")", ")"]
    let functions = [("a", adding), ("b", storing), ("c", Array(longer)), ("d", storing), ("e", renamed)]
    let result = try Self.filter("order-functions", Self.module(functions))
    #expect(Self.names(in: result) == ["a", "e", "c", "b", "d"])
    #expect(result.hasPrefix("(module\n(memory $0 1)\n(func $a") && result.hasSuffix("\n)\n)\n"))
    for (name, lines) in functions {
      let body = lines.joined(separator: "\n")
      #expect(result.contains("(func $\(name) (param $0 i32) (result i32)") && result.contains(body))
    }
  }

  @Test("functions that have nothing in common keep their order, and a module without functions stays as it is")
  func nothing() throws {
    let functions = [("a", ["(i32.const 1)"]), ("b", ["(local.get $0)"]), ("c", ["(i32.const 1)"])]
    #expect(Self.names(in: try Self.filter("order-functions", Self.module(functions))) == ["a", "b", "c"])
    #expect(try Self.filter("order-functions", "(module\n (memory $0 1)\n)\n") == "(module\n(memory $0 1)\n)\n")
  }

  @Test("local variables begin at number 8, behind unused ones", arguments: [0, 1, 7, 8, 9])
  func variables(parameters: Int) throws {
    let header = "(func $a" + (0..<parameters).map { " (param $\($0) i64)" }.joined() + "\n"
    let result = try Self.filter(
      "order-functions", "(module\n \(header)  (local $v i32)\n  (local $w i64)\n  (nop)\n )\n)\n")
    let unused = (min(parameters, 8)..<8).map { "(local $unused\($0) i32)\n" }.joined()
    #expect(result == "(module\n\(header)\(unused)(local $v i32)\n(local $w i64)\n(nop)\n)\n)\n")
    let plain = "(module\n\(header)(nop)\n)\n)\n"
    #expect(try Self.filter("order-functions", "(module\n \(header)  (nop)\n )\n)\n") == plain)
  }

  @Test("placeholders of one type become the first of them, in the table too; other imports stay")
  func placeholders() throws {
    let text = """
      (module
       (import "host" "post" (func $post (param i32)))
       (import "placeholder" "3" (func $placeholder_3 (param i32)))
       (import "placeholder" "4" (func $placeholder_4))
       (import "placeholder" "7" (func $placeholder_7 (param i32)))
       (import "placeholder" "8" (func $placeholder_8))
       (elem (i32.const 1) $placeholder_8 $a $placeholder_3 $placeholder_4 $placeholder_7)
       (func $a
        (nop)
       )
      )

      """
    let expected = text.split(separator: "\n").filter { !$0.contains("\"7\"") && !$0.contains("\"8\"") }
      .joined(separator: "\n").appending("\n")
      .replacing("1) $placeholder_8", with: "1) $placeholder_4").replacing("$placeholder_7)", with: "$placeholder_3)")
      .replacing("\n (elem", with: "\n(elem")
    #expect(try Self.filter("merge-placeholders", text) == expected)
  }

  /// A module as `wasm-opt -S` prints it, with functions of one type and the lines of their bodies.
  private static func module(_ functions: [(name: String, lines: [String])]) -> String {
    let texts = functions.map { name, lines in
      " (func $\(name) (param $0 i32) (result i32)\n" + lines.map { "  \($0)\n" }.joined() + " )\n"
    }
    return "(module\n (memory $0 1)\n\(texts.joined()))\n"
  }

  private static func names(in module: String) -> [String] {
    module.matches(of: #/\(func \$(\w+)/#).map { String($0.output.1) }
  }

  /// Returns what a script writes to standard output, with a text as its input.
  private static func filter(_ script: String, _ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-order-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "in"))
    let command = #"exec "$0" <"$1/in" >"$1/out""#
    let result = try SplitTests.run(["sh", "-c", command, SplitTests.script(script), folder.path])
    #expect(result.status == 0 && result.message.isEmpty, "\(result.message)")
    return String(decoding: try Data(contentsOf: folder.appending(path: "out")), as: UTF8.self)
  }
}
