import Foundation
import SceneExport
import Testing

@Suite("JSON text")
struct JSONTextTests {
  @Test("members keep their order, numbers are short")
  func compact() {
    let value = JSONText.object([
      ("b", 1), ("a", [.number(0.5), .number(-0.0001), .number(2.0 / 3), .number(.nan), .integer(.min)]),
      ("c", nil), ("d", true), ("e", []), ("f", .object([])), ("g", 1.25),
    ])
    #expect(
      value.compact
        == #"{"b":1,"a":[0.5,0,0.667,0,-9223372036854775808],"c":null,"d":true,"e":[],"f":{},"g":1.25}"#)
  }

  @Test("containers of containers get lines, others stay on one")
  func indented() {
    let value = JSONText.object([
      ("size", [1_200, 900]),
      ("elements", [.object([("role", "grid"), ("frame", [0, 0, 1, 1])]), .object([("role", "row")])]),
    ])
    #expect(
      value.indented == """
        {
          "size": [1200, 900],
          "elements": [
            {"role": "grid", "frame": [0, 0, 1, 1]},
            {"role": "row"}
          ]
        }

        """)
  }

  @Test("a foreign parser reads back every scalar")
  func strings() throws {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{FFFF}", "🙂"]
    let text = String(String.UnicodeScalarView(scalars))
    let data = Data(JSONText.array([.string(text)]).compact.utf8)
    let decoded = try JSONDecoder().decode([String].self, from: data)
    #expect(decoded.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }
}
