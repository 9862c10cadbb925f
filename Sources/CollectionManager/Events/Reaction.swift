import CollectionKit
import Diffing

/// What a program does on one event of one mapping.
class AnyReaction {
  let event: MappingEvent

  init(to event: MappingEvent) { self.event = event }
}

/// A reaction with the types of its argument, besides view, model and path, and of its answer.
final class Reaction<Argument, Result>: AnyReaction {
  let body: (ReusableView?, AnyModel, ItemPath, Argument) -> Result?

  init(to event: MappingEvent, body: @escaping (ReusableView?, AnyModel, ItemPath, Argument) -> Result?) {
    self.body = body
    super.init(to: event)
  }
}
