// Types known only at run time: the type that an optional wraps, and the type of an `Any` value. Embedded Swift (6.3)
// supports neither, so there a model has exactly its static type.
#if hasFeature(Embedded)
  extension AnyModel {
    func valueOfOptional<Model>(as type: Model.Type) -> Model? { nil }

    static func boxOfContent<Model>(_ model: Model) -> AnyModel? { nil }
  }
#else
  extension AnyModel {
    /// Returns the wrapped model if it is an optional that contains a `Model`.
    func valueOfOptional<Model>(as type: Model.Type) -> Model? {
      guard typeID == ObjectIdentifier(ModelBox<Model?>.self) else { return nil }
      return unsafeDowncast(self, to: ModelBox<Model?>.self).value
    }

    /// Returns a box of the dynamic type of a model whose static type is `Any`; `nil` for other static types.
    static func boxOfContent<Model>(_ model: Model) -> AnyModel? {
      func open<Value>(_ value: Value) -> AnyModel { ModelBox(value) }
      // Not `as Any`, which would box the value twice.
      return Model.self == Any.self ? _openExistential(unsafeBitCast(model, to: Any.self), do: open) : nil
    }
  }
#endif
