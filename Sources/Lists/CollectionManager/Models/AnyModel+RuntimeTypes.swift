// Types that are only found at run time: what an optional wraps, and what a value of type `Any` is. Embedded Swift (6.3)
// has neither, so there a model is exactly of the type it was given as.
#if hasFeature(Embedded)
  extension AnyModel {
    func valueOfOptional<Model>(as type: Model.Type) -> Model? { nil }

    static func boxOfContent<Model>(_ model: Model) -> AnyModel? { nil }
  }
#else
  extension AnyModel {
    /// Returns the model inside if it is an optional that holds a `Model`.
    func valueOfOptional<Model>(as type: Model.Type) -> Model? {
      guard typeID == ObjectIdentifier(ModelBox<Model?>.self) else { return nil }
      return unsafeDowncast(self, to: ModelBox<Model?>.self).value
    }

    /// Returns a box of what a model of type `Any` is; `nil` for a model of another type.
    static func boxOfContent<Model>(_ model: Model) -> AnyModel? {
      func open<Value>(_ value: Value) -> AnyModel { ModelBox(value) }
      // Not `as Any`, which would put the value into a second box.
      return Model.self == Any.self ? _openExistential(unsafeBitCast(model, to: Any.self), do: open) : nil
    }
  }
#endif
