import Basics
public import TimeZones

/// A room, a person, or a piece of equipment that events use.
///
///     let room = Resource(id: "Room 2", title: "Room 2", parent: "Ground floor", overlap: false)
///     try store.apply(.putResource(room))
///
/// Stores keep a list of resources, independent of events: `Event.resourceIDs` may contain identifiers that no list
/// names, and an event keeps the identifier of a resource that is deleted.
public struct Resource: Sendable {
  /// The identifier, as in `Event.resourceIDs`. Compared byte by byte.
  public var id: String
  /// The displayed title.
  public var title: String
  /// The color of the resource; `nil` if it has none.
  public var color: EventColor?
  /// The identifier of the resource that this one is shown below, such as the floor of a room; `nil` for none.
  public var parent: String?
  /// The position among resources with the same parent, in ascending order; equal ones are ordered by title.
  public var order: Int
  /// The program's own values by key.
  public var info: EventInfo
  /// The hours in which events may use the resource; empty for any time. `EditRules` applies them to edits.
  public var businessHours: [BusinessHours]
  /// The edits that users may make to events of the resource. An event of several resources permits what all of them
  /// permit. With `create`, events can be created for the resource and moved to it.
  public var verbs: EditVerbs
  /// Whether events of the resource may overlap, as far as other rules permit it.
  public var overlap: Bool

  /// Creates a resource with any identifier and title, by default without limits.
  public init(
    id: String, title: String, color: EventColor? = nil, parent: String? = nil, order: Int = 0,
    info: EventInfo = EventInfo(), businessHours: [BusinessHours] = [], verbs: EditVerbs = .all, overlap: Bool = true
  ) {
    self.id = id
    self.title = title
    self.color = color
    self.parent = parent
    self.order = order
    self.info = info
    self.businessHours = businessHours
    self.verbs = verbs
    self.overlap = overlap
  }
}

extension Resource: Equatable {
  /// Returns whether all properties are equal. Strings are compared byte by byte.
  public static func == (a: Resource, b: Resource) -> Bool {
    a.id.hasSameBytes(as: b.id) && a.title.hasSameBytes(as: b.title) && a.color == b.color
      && (a.parent == nil) == (b.parent == nil) && (a.parent ?? "").hasSameBytes(as: b.parent ?? "")
      && a.order == b.order && a.info == b.info && a.businessHours == b.businessHours && a.verbs == b.verbs
      && a.overlap == b.overlap
  }
}

/// A list sorted by the bytes of the identifiers, as stores keep it.
extension [Resource] {
  /// Adds a resource, or replaces the one with the same identifier.
  /// - Returns: the change that undoes it.
  @inline(never)
  mutating func put(_ resource: Resource) -> EventChange {
    let index = place(of: resource.id)
    if index < count, self[index].id.hasSameBytes(as: resource.id) {
      let old = self[index]
      self[index] = resource
      return .putResource(old)
    }
    insert(resource, at: index)
    return .deleteResource(ByteText(resource.id))
  }

  /// Removes the resource with an identifier, if there is one.
  /// - Returns: the change that undoes it.
  @inline(never)
  mutating func delete(_ id: String) -> EventChange {
    let index = place(of: id)
    guard index < count, self[index].id.hasSameBytes(as: id) else { return .group([]) }
    return .putResource(remove(at: index))
  }

  private func place(of id: String) -> Int {
    partitioningIndex { !$0.id.utf8.lexicographicallyPrecedes(id.utf8) }
  }
}
