import Basics

/// A model of any type, as storages hold it: a box that knows the type of its content.
///
/// Made by `ModelBox`; opened by `value(as:)`. A box lies in one storage at a time and then knows its position there.
open class AnyModel {
  /// The identity of the type of the model inside: the same for all boxes of one type, different for all others.
  public final let typeID: ObjectIdentifier

  /// The part of a list in which the box lies. That part clears it before it goes.
  ///
  /// Not `Unowned`, which would cost each model of a storage another word, and each insertion a reference count.
  @exclusivity(unchecked) final unowned(unsafe) var chunk: ItemChunk?
  /// The index in the chunk at which it was last seen.
  @exclusivity(unchecked) final var slot: Int32 = 0
  /// Whether the operation in progress has chosen the box.
  final var isPicked = false

  init(typeID: ObjectIdentifier) { self.typeID = typeID }

  /// Returns the model inside if its type is `Model`, or, except in WebAssembly, an optional that holds one; else `nil`.
  /// Other types are matched exactly: a box of a subclass is another type; see `CollectionManager.viewModels(_:as:_:)`.
  public final func value<Model>(as type: Model.Type = Model.self) -> Model? {
    if typeID == ObjectIdentifier(ModelBox<Model>.self) {
      return unsafeDowncast(self, to: ModelBox<Model>.self).value
    }
    return valueOfOptional(as: type)
  }

  /// Returns a box of a model. One whose static type is `Any`, an element of a mixed list, is boxed as what it is.
  static func box<Model>(_ model: Model) -> AnyModel { boxOfContent(model) ?? ModelBox(model) }

  /// Returns whether the model inside is of exactly a type.
  public final func holds<Model>(_ type: Model.Type) -> Bool { typeID == ObjectIdentifier(ModelBox<Model>.self) }

  /// The model in words, for messages. In WebAssembly, where types have no names at run time, just "a model".
  open var text: String { "a model" }

  /// Returns a box of the same model that lies in no storage.
  func copy() -> AnyModel { self }

  /// The box itself if it lies in no storage, else another of the same model.
  final var detached: AnyModel { chunk == nil ? self : copy() }
}

/// A box of a model with its type.
public final class ModelBox<Model>: AnyModel {
  /// The model.
  public let value: Model

  /// Creates a box around a model.
  public init(_ value: Model) {
    self.value = value
    super.init(typeID: ObjectIdentifier(ModelBox<Model>.self))
  }

  /// The model's own description.
  public override var text: String { Diagnostics.text(of: value) }

  override func copy() -> AnyModel { ModelBox(value) }
}
