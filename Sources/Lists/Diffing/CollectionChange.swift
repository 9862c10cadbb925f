/// One step from an old list of sections to a new one.
///
/// Steps are carried out one after the other, each on what the step before left behind. A step with several positions
/// happens as a whole: positions to delete or update are counted before the step, positions of what is inserted after
/// it. An inserted section is empty; its items are inserted by later steps.
public enum CollectionChange: Equatable, Sendable {
  /// Inserts sections; positions after the step, ascending.
  case insertSections([Int])
  /// Deletes sections with their items; positions before the step, in any order, each once.
  case deleteSections([Int])
  /// Shows sections again, whatever they hold now.
  case updateSections([Int])
  /// Removes a section at `from` and inserts it again at `to`, counted without it.
  case moveSection(from: Int, to: Int)
  /// Inserts items; paths after the step, ascending.
  case insertItems([ItemPath])
  /// Deletes items; paths before the step, in any order, each once.
  case deleteItems([ItemPath])
  /// Shows items again: same paths, other content.
  case updateItems([ItemPath])
  /// Removes an item at `from` and inserts it again at `to`, counted without it.
  case moveItem(from: ItemPath, to: ItemPath)

  /// Whether the step changes whole sections.
  public var isAboutSections: Bool {
    switch self {
    case .insertSections, .deleteSections, .updateSections, .moveSection: true
    case .insertItems, .deleteItems, .updateItems, .moveItem: false
    }
  }
}

extension CollectionChange: CustomStringConvertible {
  /// The step in words, for messages: "insert items 0/1, 0/2".
  public var description: String {
    switch self {
    case .insertSections(let list): "insert sections " + Self.text(list)
    case .deleteSections(let list): "delete sections " + Self.text(list)
    case .updateSections(let list): "update sections " + Self.text(list)
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .insertItems(let list): "insert items " + Self.text(list)
    case .deleteItems(let list): "delete items " + Self.text(list)
    case .updateItems(let list): "update items " + Self.text(list)
    case .moveItem(let from, let to): "move item \(from) to \(to)"
    }
  }

  private static func text(_ list: [Int]) -> String { joined(list.map { "\($0)" }) }

  private static func text(_ list: [ItemPath]) -> String { joined(list.map { $0.description }) }

  static func joined(_ parts: [String], separator: String = ", ") -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += index == 0 ? part : separator + part }
    return text
  }
}
