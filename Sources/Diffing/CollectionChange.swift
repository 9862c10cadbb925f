/// One step from an old list of sections to a new one.
///
/// Steps are carried out one after the other, each on what the step before left behind. A step with several positions
/// happens as a whole: positions to delete or update are counted before the step, positions of what is inserted after
/// it. An inserted section is empty; its items are inserted by later steps.
public enum CollectionChange: Equatable, Sendable {
  /// Sections that are new; positions after the step, ascending.
  case insertSections([Int])
  /// Sections that go, with their items; positions before the step, in any order, each once.
  case deleteSections([Int])
  /// Sections to show anew, whatever they hold now.
  case updateSections([Int])
  /// A section taken out at `from` and put in again at `to`, counted without it.
  case moveSection(from: Int, to: Int)
  /// Items that are new; paths after the step, ascending.
  case insertItems([ItemPath])
  /// Items that go; paths before the step, in any order, each once.
  case deleteItems([ItemPath])
  /// Items to show anew: same place, other content.
  case updateItems([ItemPath])
  /// An item taken out at `from` and put in again at `to`, counted without it.
  case moveItem(from: ItemPath, to: ItemPath)

  /// Whether the step is about whole sections.
  public var isAboutSections: Bool {
    switch self {
    case .insertSections, .deleteSections, .updateSections, .moveSection: true
    case .insertItems, .deleteItems, .updateItems, .moveItem: false
    }
  }
}

extension CollectionChange: CustomStringConvertible {
  /// "insert items 0/1, 0/2": the step in words, for messages.
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
