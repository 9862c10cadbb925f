import Foundation

/// Expressions for protocols that have no plain way to return any value: they return JSON text.
enum ScriptResult {
  /// An expression whose value is a promise of the value as JSON text.
  static func promise(of expression: String) -> String {
    "(async () => JSON.stringify((await (\(expression))) ?? null))()"
  }

  static func value(of text: String?) throws(BrowserError) -> JSONValue {
    guard let text, let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      throw .unexpected(text ?? "nothing")
    }
    return value
  }
}
