/// A model of any type, as storages hold it: a box that knows the type of what is inside.
///
/// Made by `ModelBox`; opened by `value(as:)`. A box lies in one storage at a time and then knows its place there.
open class AnyModel {
  /// Identifies the type of the model inside: the same for all boxes of one type, different for all others.
  public final let typeID: ObjectIdentifier

  /// The part of a list the box lies in. That part clears it before it goes.
  @exclusivity(unchecked) final unowned(unsafe) var chunk: ItemChunk?
  /// Where in the chunk it was last seen.
  @exclusivity(unchecked) final var slot: Int32 = 0
  /// Chosen by the operation that is under way.
  final var isPicked = false

  init(typeID: ObjectIdentifier) { self.typeID = typeID }

  /// The model inside if its type is `Model`, else `nil`. Exact types only: a box of a subclass or of an optional is
  /// another type; see `ModelViewing`.
  public final func value<Model>(as type: Model.Type = Model.self) -> Model? {
    guard typeID == ObjectIdentifier(ModelBox<Model>.self) else { return nil }
    return unsafeDowncast(self, to: ModelBox<Model>.self).value
  }

  /// Whether the model inside is of exactly this type.
  public final func holds<Model>(_ type: Model.Type) -> Bool { typeID == ObjectIdentifier(ModelBox<Model>.self) }

  /// The model in words, for messages. In WebAssembly, where types have no names at run time, just "a model".
  open var text: String { "a model" }

  /// A box of the same model that lies nowhere.
  func copy() -> AnyModel { self }

  /// The box itself if it lies nowhere, else another of the same model.
  final var detached: AnyModel { chunk == nil ? self : copy() }
}

/// A model with its type.
public final class ModelBox<Model>: AnyModel {
  /// The model.
  public let value: Model

  /// A box around a model.
  public init(_ value: Model) {
    self.value = value
    super.init(typeID: ObjectIdentifier(ModelBox<Model>.self))
  }

  #if !hasFeature(Embedded)
    /// What the model's own description says.
    public override var text: String { ModelText.of(value) }
  #endif

  override func copy() -> AnyModel { ModelBox(value) }
}

/// Models in words, for messages.
enum ModelText {
  static func of<Model>(_ model: Model) -> String {
    #if hasFeature(Embedded)
      "a model"
    #else
      String(describing: model)
    #endif
  }
}
