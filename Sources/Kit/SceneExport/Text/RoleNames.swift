public import ViewKit

extension AccessibilityNode.Role {
  /// The ARIA name of the role; `none` for roles that are not exposed.
  public var ariaName: String {
    switch self {
    case .none: "none"
    case .grid: "grid"
    case .row: "row"
    case .columnHeader: "columnheader"
    case .gridCell: "gridcell"
    case .button: "button"
    case .heading: "heading"
    case .list: "list"
    case .listItem: "listitem"
    case .group: "group"
    case .toolbar: "toolbar"
    case .status: "status"
    case .rowGroup: "rowgroup"
    case .table: "table"
    case .listBox: "listbox"
    case .option: "option"
    case .rowHeader: "rowheader"
    case .dialog: "dialog"
    case .checkbox: "checkbox"
    case .searchBox: "searchbox"
    case .note: "note"
    case .menu: "menu"
    case .menuItem: "menuitem"
    case .link: "link"
    case .paragraph: "paragraph"
    case .textBox: "textbox"
    case .alert: "alert"
    }
  }
}

extension AccessibilityNode.States {
  /// The names of the set states, in the order of their declaration. States that only style sheets use, from `weekend`
  /// on, have no name.
  public var names: [String] {
    let all: [(AccessibilityNode.States, String)] = [
      (.selectable, "selectable"), (.selected, "selected"), (.current, "today"), (.disabled, "disabled"),
      (.outOfScope, "outOfScope"), (.hasEvents, "hasEvents"), (.outOfRange, "outOfRange"), (.pressed, "pressed"),
      (.inRange, "inRange"), (.live, "live"), (.multiselectable, "multiselectable"),
      (.checkable, "checkable"), (.checked, "checked"), (.inert, "inert"),
      (.expanded, "expanded"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
