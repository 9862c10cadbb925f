/// A reference that does not retain its object, for objects that outlive every read, such as the parent of a child.
///
/// ```swift
/// @Unowned var list: ItemList
/// @Unowned var responder: (any CalendarResponder)?
/// ```
///
/// Reading it after the object is gone stops the program. In Embedded Swift (6.3), which has no checked `unowned`, such
/// a read is undefined behavior. Remove the condition when `unowned` compiles there.
@propertyWrapper public struct Unowned<Value> {
  #if hasFeature(Embedded)
    @usableFromInline unowned(unsafe) var object: AnyObject?
  #else
    @usableFromInline unowned var object: AnyObject?
  #endif
  @usableFromInline var table: UInt

  /// Creates a reference to `wrappedValue`.
  @inlinable @inline(__always) public init(wrappedValue: Value) {
    let parts = ReferenceParts(wrappedValue)
    object = parts.object
    table = parts.table
  }

  /// The referenced object.
  @inlinable @inline(__always) public var wrappedValue: Value {
    get { ReferenceParts(object: object, table: table).value(as: Value.self) }
    set { self = Unowned(wrappedValue: newValue) }
  }
}

extension Unowned where Value: ExpressibleByNilLiteral {
  /// Creates a reference to nothing.
  @inlinable @inline(__always) public init() { self.init(wrappedValue: nil) }
}
