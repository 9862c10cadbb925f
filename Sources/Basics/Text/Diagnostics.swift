/// Messages to developers. Embedded Swift (6.3) cannot describe values of any type, and WebAssembly has no console of
/// its own.
package enum Diagnostics {
  /// Returns a value in words; just `substitute` in Embedded Swift.
  @inlinable package static func text<Value>(of value: Value, else substitute: String = "a model") -> String {
    #if hasFeature(Embedded)
      substitute
    #else
      String(describing: value)
    #endif
  }

  /// Prints a line; does nothing in Embedded Swift.
  package static func print(_ text: String) {
    #if !hasFeature(Embedded)
      Swift.print(text)
    #endif
  }
}
