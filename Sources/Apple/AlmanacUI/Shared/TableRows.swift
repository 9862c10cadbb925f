import ViewKit

/// The rows and cells of a grid or table, counted from 0 as systems do.
///
/// If the engine numbers them, its numbers, which begin at 1, are used; otherwise rows and cells are in reading order.
struct TableRows {
  /// A row and its cells.
  struct Row {
    var index: Int
    var node: Node?
    var cells: [(column: Int, node: Node)] = []
  }

  let table: Node
  private(set) var rows: [Row] = []

  init(_ table: Node) {
    self.table = table
    visit(table)
  }

  /// Creates the rows of the table that contains a cell; `nil` if the cell is not in a table.
  init?(around cell: Node) {
    var node = cell.parent
    while let part = node, ![.grid, .table].contains(part.accessibility.role) { node = part.parent }
    guard let node else { return nil }
    self.init(node)
  }

  private mutating func visit(_ node: Node) {
    guard !node.isHidden, !node.isInert else { return }
    let described = node.accessibility
    switch described.role {
    case .row: rows.append(Row(index: described.rowIndex > 0 ? described.rowIndex - 1 : rows.count, node: node))
    case .gridCell, .columnHeader, .rowHeader:
      if rows.isEmpty { rows.append(Row(index: 0)) }
      let column = described.columnIndex > 0 ? described.columnIndex - 1 : rows[rows.count - 1].cells.count
      rows[rows.count - 1].cells.append((column, node))
    default: break
    }
    for child in node.children { visit(child) }
  }

  /// The number of rows.
  var rowCount: Int { max(table.accessibility.extent.rowCount, (rows.map(\.index).max() ?? -1) + 1) }

  /// The number of columns.
  var columnCount: Int {
    max(table.accessibility.extent.columnCount, (rows.flatMap(\.cells).map(\.column).max() ?? -1) + 1)
  }

  /// Returns the cell at a row and column; `nil` if none is in view.
  func cell(_ row: Int, _ column: Int) -> Node? {
    rows.first { $0.index == row }?.cells.first { $0.column == column }?.node
  }

  /// Returns the row and column of a cell.
  func place(of cell: Node) -> (row: Int, column: Int)? {
    for row in rows {
      if let found = row.cells.first(where: { $0.node === cell }) { return (row.index, found.column) }
    }
    return nil
  }

  /// Returns the headers of a row or column.
  func headers(row: Int? = nil, column: Int? = nil) -> [Node] {
    let role: AccessibilityNode.Role = row == nil ? .columnHeader : .rowHeader
    let cells = rows.filter { row == nil || $0.index == row }.flatMap(\.cells)
    return cells.filter { (column == nil || $0.column == column) && $0.node.accessibility.role == role }.map(\.node)
  }
}
