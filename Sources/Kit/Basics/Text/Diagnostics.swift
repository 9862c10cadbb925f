/// Messages for developers. Embedded Swift (6.3) cannot describe values of arbitrary types, and WebAssembly has no
/// console of its own.
package enum Diagnostics {
  /// Returns a description of a value; in Embedded Swift, returns `substitute`.
  @inlinable package static func text<Value>(of value: Value, else substitute: String = "a model") -> String {
    #if hasFeature(Embedded)
      substitute
    #else
      String(describing: value)
    #endif
  }

  /// Calls a function that reports something to developers. Does nothing in Embedded Swift, so that the wasm does not
  /// contain the messages.
  @inline(__always) package static func tell(_ function: () -> Void) {
    #if !hasFeature(Embedded)
      function()
    #endif
  }

  /// Prints a line; does nothing in Embedded Swift.
  package static func print(_ text: String) {
    #if !hasFeature(Embedded)
      Swift.print(text)
    #endif
  }
}
