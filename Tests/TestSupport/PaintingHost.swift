public import Almanac

/// A host that only shows: it keeps a tree of the mutations, paints its display list, and reads back what the picture
/// shows, in place of what the tree says.
public final class PaintingHost: ConformingHost {
  /// A picture that is painted and read back: it changes the views, by their numbers, to what it finds in the picture.
  public typealias Picture = (DisplayList, HostSurroundings, inout [ViewID: ShownView]) throws -> Void

  /// The work that it does by itself: none.
  public let capabilities: HostCapabilities = []
  /// The level up to which pictures show anything.
  public let highestLevel = ConformanceLevel.content
  /// The error of frames: pictures are written with three decimals.
  public let precision = 0.01
  private let picture: Picture
  private var tree = MirrorTree()
  private var surroundings: HostSurroundings?

  /// Creates a host.
  public init(_ picture: @escaping Picture) { self.picture = picture }

  /// Begins an empty tree.
  nonisolated(nonsending) public func open(_ surroundings: HostSurroundings) async throws {
    (tree, self.surroundings) = (MirrorTree(), surroundings)
  }

  /// Changes the tree.
  nonisolated(nonsending) public func apply(_ mutations: [Mutation]) async throws { tree.apply(mutations) }

  /// Does nothing: a picture has no focus.
  nonisolated(nonsending) public func perform(_ request: HostRequest) async throws {}

  /// Does nothing: nobody acts on a picture.
  nonisolated(nonsending) public func act(_ act: HostAct) async throws -> [InputEvent] { [] }

  /// Paints the tree and reads the picture.
  nonisolated(nonsending) public func snapshot() async throws -> HostSnapshot {
    guard let surroundings else { return HostSnapshot() }
    var snapshot = tree.snapshot(surroundings)
    var views = Dictionary(uniqueKeysWithValues: snapshot.views.map { ($0.id, $0) })
    try picture(tree.displayList(), surroundings, &views)
    for (index, view) in snapshot.views.enumerated() { snapshot.views[index] = views[view.id] ?? view }
    return snapshot
  }

  /// Forgets the tree.
  nonisolated(nonsending) public func close() async throws { tree = MirrorTree() }
}
