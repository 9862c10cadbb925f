/// The parts of a class reference, or of an existential of a class-bound protocol: the object and the witness table.
///
/// `weak` and `unowned` need a type that is known to be a class, which `any P` as a generic argument is not. The
/// wrappers in this folder therefore hold the object and reassemble the value when it is read. A cast from `AnyObject`
/// would take at least 30 ns more (Swift 6.3, x86), and Embedded Swift has none. The layout follows Swift's
/// TypeLayout.rst: an object, then a table for each protocol. Existentials of two protocols do not fit.
///
/// Remove this type when generic parameters can be constrained to class-bound existentials.
@usableFromInline struct ReferenceParts {
  @usableFromInline var object: AnyObject?
  /// The address of the witness table; 0 for a class reference.
  @usableFromInline var table: UInt

  @inlinable @inline(__always) init(object: AnyObject?, table: UInt) {
    self.object = object
    self.table = table
  }

  /// Splits `value` into its parts: a class reference, a class-bound existential, or an optional of one.
  @inlinable @inline(__always) init<Value>(_ value: Value) {
    let word = MemoryLayout<UInt>.size
    precondition(MemoryLayout<Value>.size <= 2 * word)
    self = withUnsafeBytes(of: value) {
      ReferenceParts(
        object: $0.load(as: AnyObject?.self),
        table: MemoryLayout<Value>.size > word ? $0.load(fromByteOffset: word, as: UInt.self) : 0)
    }
  }

  /// Returns the value that has these parts.
  @inlinable @inline(__always) func value<Value>(as type: Value.Type) -> Value {
    withUnsafeBytes(of: self) { $0.load(as: Value.self) }
  }
}
