import Basics

/// A model of any type, as storages hold it: a box that knows the type of its content.
///
/// `ModelBox` creates it, and `value(as:)` returns its content. A box belongs to one storage at a time and then knows
/// its position there.
open class AnyModel {
  /// The identity of the model's type: the same for all boxes of one type, different for all others.
  public final let typeID: ObjectIdentifier

  /// The part of a list that contains the box. It clears this property before it is freed.
  ///
  /// Not `Unowned`, which would cost another word per model and a reference count per insertion.
  @exclusivity(unchecked) final unowned(unsafe) var chunk: ItemChunk?
  /// The index in the chunk at which the box was last found.
  @exclusivity(unchecked) final var slot: Int32 = 0
  /// Whether the operation in progress has selected the box.
  final var isPicked = false

  init(typeID: ObjectIdentifier) { self.typeID = typeID }

  /// Returns the model if its type is `Model` or, except in WebAssembly, an optional that contains one; otherwise
  /// `nil`. Types are matched exactly: a box of a subclass has another type; see
  /// `CollectionManager.viewModels(_:as:_:)`.
  public final func value<Model>(as type: Model.Type = Model.self) -> Model? {
    if typeID == ObjectIdentifier(ModelBox<Model>.self) {
      return unsafeDowncast(self, to: ModelBox<Model>.self).value
    }
    return valueOfOptional(as: type)
  }

  /// Returns a box of a model. A model whose static type is `Any`, such as an element of a mixed list, is boxed with
  /// its dynamic type.
  static func box<Model>(_ model: Model) -> AnyModel { boxOfContent(model) ?? ModelBox(model) }

  /// Returns whether the type of the model is exactly `type`.
  public final func holds<Model>(_ type: Model.Type) -> Bool { typeID == ObjectIdentifier(ModelBox<Model>.self) }

  /// A description of the model, for messages. In WebAssembly, where types have no names at run time, always "a model".
  open var text: String { "a model" }

  /// Returns a box of the same model that belongs to no storage.
  func copy() -> AnyModel { self }

  /// The box itself if it belongs to no storage; otherwise another box of the same model.
  final var detached: AnyModel { chunk == nil ? self : copy() }
}

/// A box of a model that knows the model's type.
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
