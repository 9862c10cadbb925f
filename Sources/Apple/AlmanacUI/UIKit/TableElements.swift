#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import UIKit
  import ViewKit

  /// The accessibility elements of a table by row and column.
  @MainActor struct TableElements {
    /// The rows of the table.
    let rows: TableRows
    private let tree: UIKitTree?

    init(_ table: Node, _ tree: UIKitTree?) { (rows, self.tree) = (TableRows(table), tree) }

    /// Returns the cell at a row and column; `nil` if none is in view.
    func cell(_ row: Int, _ column: Int) -> NodeElement? { rows.cell(row, column).flatMap { element(of: $0) } }

    /// Returns the headers of a row or column; `nil` for none.
    func headers(row: Int? = nil, column: Int? = nil) -> [NodeElement]? {
      let found = rows.headers(row: row, column: column).compactMap { element(of: $0) }
      return found.isEmpty ? nil : found
    }

    private func element(of node: Node) -> NodeElement? { (tree?.views[node.id] as? any SpeakingView)?.ownElement }
  }
#endif
