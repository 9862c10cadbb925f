/// One step from an old list of sections to a new one.
///
/// Steps are applied one after the other, each to the result of the one before. A step with several positions is
/// applied as a whole: positions to delete or update are counted before the step, positions to insert after it. An
/// inserted section is empty; later steps insert its items.
public enum CollectionChange: Equatable, Sendable {
  /// Inserts sections at ascending positions, counted after the step.
  case insertSections([Int])
  /// Deletes sections with their items. Positions are counted before the step, in any order, without duplicates.
  case deleteSections([Int])
  /// Reloads sections with all their items.
  case updateSections([Int])
  /// Moves a section from `from` to `to`; `to` is counted as if the section were removed.
  case moveSection(from: Int, to: Int)
  /// Inserts items at ascending paths, counted after the step.
  case insertItems([ItemPath])
  /// Deletes items. Paths are counted before the step, in any order, without duplicates.
  case deleteItems([ItemPath])
  /// Reloads items: the paths stay the same, the content changes.
  case updateItems([ItemPath])
  /// Moves an item from `from` to `to`; `to` is counted as if the item were removed.
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
  /// A description of the step, for messages: "insert items 0/1, 0/2".
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
