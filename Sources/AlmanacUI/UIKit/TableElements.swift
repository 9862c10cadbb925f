#if canImport(UIKit)
  import UIKit
  import ViewKit

  /// The rows and columns of a grid or table, counted from 0 as in UIKit.
  ///
  /// Where the engine numbers them, its numbers count, which begin at 1; else rows and cells are in the order of reading.
  @MainActor struct TableElements {
    private let table: Node
    private let tree: UIKitTree?
    private let rows: [(index: Int, cells: [(column: Int, node: Node)])]

    init(_ table: Node, _ tree: UIKitTree?) {
      (self.table, self.tree) = (table, tree)
      var rows: [(index: Int, cells: [(column: Int, node: Node)])] = []
      func visit(_ node: Node) {
        guard !node.isHidden, !node.isInert else { return }
        let described = node.accessibility
        switch described.role {
        case .row: rows.append((described.rowIndex > 0 ? described.rowIndex - 1 : rows.count, []))
        case .gridCell, .columnHeader, .rowHeader:
          if rows.isEmpty { rows.append((0, [])) }
          let column = described.columnIndex > 0 ? described.columnIndex - 1 : rows[rows.count - 1].cells.count
          rows[rows.count - 1].cells.append((column, node))
        default: break
        }
        for child in node.children { visit(child) }
      }
      visit(table)
      self.rows = rows
    }

    /// Creates the rows and columns of the table around a cell; `nil` for one outside of tables.
    init?(around cell: Node, _ tree: UIKitTree?) {
      var node = cell.parent
      while let part = node, ![.grid, .table].contains(part.accessibility.role) { node = part.parent }
      guard let node else { return nil }
      self.init(node, tree)
    }

    /// The number of rows.
    var rowCount: Int { max(table.accessibility.extent.rowCount, (rows.map(\.index).max() ?? -1) + 1) }

    /// The number of columns.
    var columnCount: Int {
      max(table.accessibility.extent.columnCount, (rows.flatMap(\.cells).map(\.column).max() ?? -1) + 1)
    }

    /// Returns the cell of a row and a column; `nil` where there is none in view.
    func cell(_ row: Int, _ column: Int) -> NodeElement? {
      rows.first { $0.index == row }?.cells.first { $0.column == column }.flatMap { element(of: $0.node) }
    }

    /// Returns row and column of a cell.
    func place(of cell: Node) -> (row: Int, column: Int)? {
      for row in rows {
        if let found = row.cells.first(where: { $0.node === cell }) { return (row.index, found.column) }
      }
      return nil
    }

    /// Returns the headers of a row, or of a column; `nil` for none.
    func headers(row: Int? = nil, column: Int? = nil) -> [NodeElement]? {
      let cells =
        row.map { row in rows.filter { $0.index == row }.flatMap(\.cells).filter { $0.node.is(.rowHeader) } }
        ?? rows.flatMap(\.cells).filter { $0.column == column && $0.node.is(.columnHeader) }
      let found = cells.compactMap { element(of: $0.node) }
      return found.isEmpty ? nil : found
    }

    private func element(of node: Node) -> NodeElement? { (tree?.views[node.id] as? any SpeakingView)?.ownElement }
  }

  extension Node {
    fileprivate func `is`(_ role: AccessibilityNode.Role) -> Bool { accessibility.role == role }
  }
#endif
