import Diffing
import Geometry
import ViewKit

/// A section for assistive technology: contains its header, its items or rows of items, and its footer.
final class SectionNode: View {
  private(set) var rows: [View] = []

  /// Returns a row of a grid.
  func row(_ index: Int) -> View {
    while rows.count <= index {
      let row = View()
      addSubview(row)
      rows.append(row)
    }
    rows[index].isHidden = false
    return rows[index]
  }

  func hideRows(from index: Int) { for row in rows.dropFirst(index) { row.isHidden = true } }
}

/// The collection is a group of sections. Each section is a list, a list box if items can be selected, a grid, or a
/// table. Items report their index among all items, shown or not. Cells with their own role keep it.
extension CollectionView {
  func updateAccessibility(_ elements: [LayoutElement]) {
    var owned: [ViewID] = []
    var count = 0
    var index = 0
    while index < elements.count {
      let section = elements[index].path.section
      var end = index
      while end < elements.count, elements[end].path.section == section { end += 1 }
      let node = sectionNode(count)
      describe(node, section, elements[index..<end])
      owned.append(node.id)
      count += 1
      index = end
    }
    for node in sectionNodes.dropFirst(count) { node.isHidden = true }
    let new = AccessibilityNode(role: .group, label: label, owned: owned)
    if accessibility != new { accessibility = new }
  }

  private func sectionNode(_ index: Int) -> SectionNode {
    if index == sectionNodes.count {
      let node = SectionNode()
      nodes.addSubview(node)
      sectionNodes.append(node)
    }
    sectionNodes[index].isHidden = false
    return sectionNodes[index]
  }

  /// The role derived from the layout if none is set.
  private var resolvedRole: CollectionRole {
    guard role == .automatic else { return role }
    switch layout {
    case .grid, .flow: return .grid
    case .list, .fullScreen, .custom: return .list
    }
  }

  private func describe(_ node: SectionNode, _ section: Int, _ elements: ArraySlice<LayoutElement>) {
    let role = resolvedRole
    let geometry = geometry.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }
    let count = self.geometry?.content.counts[section] ?? 0
    var new = AccessibilityNode(states: selectionMode == .multiple ? .multiselectable : [])
    var headerLabel = ""
    switch role {
    case .group: new.role = .group
    case .automatic, .list: new.role = selectionMode == .none ? .list : .listBox
    case .grid:
      new.role = .grid
      new.extent.rowCount = geometry?.lineCount ?? count
      new.extent.columnCount = max(0, geometry?.columns ?? 1)
    case .table:
      new.role = selectionMode == .none ? .table : .grid
      new.extent.rowCount = count
    }
    var rows = 0
    var line = -1
    var cellsOfRow: [ViewID] = []
    func closeRow() {
      guard line >= 0 else { return }
      let row = node.row(rows)
      rows += 1
      let description = AccessibilityNode(role: .row, rowIndex: line + 1, owned: cellsOfRow)
      if row.accessibility != description { row.accessibility = description }
      new.owned.append(row.id)
      cellsOfRow = []
      line = -1
    }
    for element in elements {
      switch element.kind {
      case .decoration: break
      case .supplementary(let kind):
        closeRow()
        guard let view = supplementaryView(ofKind: kind, at: element.path) else { continue }
        if headerLabel.utf8.isEmpty {
          headerLabel = view.accessibility.label.utf8.isEmpty ? view.text : view.accessibility.label
        }
        if view.accessibility.role == .none { view.accessibility.role = .heading }
        new.owned.append(view.id)
      case .item:
        guard let view = cell(at: element.path) else { continue }
        let item = element.path.item
        if role == .grid {
          let ownLine = geometry?.line(of: item) ?? item
          if ownLine != line {
            closeRow()
            line = ownLine
          }
          cellsOfRow.append(view.id)
          describe(
            view, .gridCell, row: ownLine + 1, column: item - (geometry?.items(in: ownLine).lowerBound ?? item) + 1)
        } else if role == .table {
          describe(view, .row, row: item + 1, column: 0)
          new.owned.append(view.id)
        } else {
          describe(
            view, role == .group ? .none : selectionMode == .none ? .listItem : .option, position: item + 1,
            count: count)
          new.owned.append(view.id)
        }
      }
    }
    closeRow()
    node.hideRows(from: rows)
    new.label = headerLabel.utf8.isEmpty ? label : headerLabel
    if node.accessibility != new { node.accessibility = new }
  }

  private func describe(
    _ view: ReusableView, _ role: AccessibilityNode.Role, row: Int = 0, column: Int = 0, position: Int = 0,
    count: Int = 0
  ) {
    var new = view.accessibility
    let own: [AccessibilityNode.Role] = [.none, .gridCell, .row, .listItem, .option]
    if own.contains(new.role) { new.role = role }
    new.rowIndex = row
    new.columnIndex = column
    // Buttons and checkboxes have no position.
    let hasPosition = new.role == .listItem || new.role == .option
    new.extent.position = hasPosition ? position : 0
    new.extent.count = hasPosition ? count : 0
    new.states.remove([.selectable, .selected])
    // A view with its own role is not an option that can be selected.
    let hasSelection = selectionMode != .none && resolvedRole != .group
    if hasSelection { new.states.insert(.selectable) }
    if hasSelection, view.itemState.contains(.selected) { new.states.insert(.selected) }
    if view.accessibility != new { view.accessibility = new }
  }
}
