import CollectionKit
import Diffing

/// What a program does on one event of one mapping.
class AnyReaction {
  let id: Int16

  init(id: Int16) { self.id = id }
}

/// A reaction with the types of what it is told besides view, model and path, and of what it answers.
final class Reaction<Argument, Result>: AnyReaction {
  let body: (ReusableView?, AnyModel, ItemPath, Argument) -> Result?

  init(id: Int16, body: @escaping (ReusableView?, AnyModel, ItemPath, Argument) -> Result?) {
    self.body = body
    super.init(id: id)
  }
}
