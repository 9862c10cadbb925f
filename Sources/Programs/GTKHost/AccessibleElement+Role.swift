import Almanac
import CGtk

extension AccessibleElement {
  /// Returns whether activating a view has an effect: it is a control, or it responds to presses.
  static func acts(_ item: DisplayItem) -> Bool {
    switch item.accessibility.role {
    case .button, .checkbox, .link, .menuItem, .option: true
    default: item.layer.cursor == .pointingHand
    }
  }

  /// Returns the role in GTK.
  static func role(_ role: AccessibilityNode.Role) -> GtkAccessibleRole {
    switch role {
    case .none, .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
    case .gridCell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .rowGroup: GTK_ACCESSIBLE_ROLE_ROW_GROUP
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    case .listBox: GTK_ACCESSIBLE_ROLE_LIST_BOX
    case .option: GTK_ACCESSIBLE_ROLE_OPTION
    case .rowHeader: GTK_ACCESSIBLE_ROLE_ROW_HEADER
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .note: GTK_ACCESSIBLE_ROLE_NOTE
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .paragraph: GTK_ACCESSIBLE_ROLE_LABEL
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    }
  }
}
