import CoreGraphics
public import Foundation

/// macOS 10.10.
public enum NSAccessibility {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = Role(rawValue: "AXButton")
    public static let cell = Role(rawValue: "AXCell")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let group = Role(rawValue: "AXGroup")
    public static let list = Role(rawValue: "AXList")
    public static let link = Role(rawValue: "AXLink")
    public static let row = Role(rawValue: "AXRow")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let textField = Role(rawValue: "AXTextField")
    public static let table = Role(rawValue: "AXTable")
    public static let toolbar = Role(rawValue: "AXToolbar")
  }
}

/// An element that is no view. macOS 10.10.
open class NSAccessibilityElement: NSObject {
  private var role: NSAccessibility.Role?
  private var label: String?
  private var children: [Any]?
  private var value: Any?
  private var counts = (rows: 0, columns: 0)
  private var ranges = (row: NSRange(), column: NSRange())
  private weak var parent: AnyObject?
  private var isSelected = false
  private var isEnabled = true
  private var frame = NSRect.zero

  public override init() { super.init() }

  open func accessibilityRole() -> NSAccessibility.Role? { role }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) { role = accessibilityRole }
  open func accessibilityLabel() -> String? { label }
  open func accessibilityValue() -> Any? { value }
  open func setAccessibilityValue(_ accessibilityValue: Any?) { value = accessibilityValue }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { label = accessibilityLabel }
  open func accessibilityChildren() -> [Any]? { children }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) { children = accessibilityChildren }
  open func accessibilityParent() -> Any? { parent }
  open func setAccessibilityParent(_ accessibilityParent: Any?) { parent = accessibilityParent.map { $0 as AnyObject } }
  open func isAccessibilitySelected() -> Bool { isSelected }
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) { isSelected = accessibilitySelected }
  open func isAccessibilityEnabled() -> Bool { isEnabled }
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) { isEnabled = accessibilityEnabled }
  open func accessibilityFrameInParentSpace() -> NSRect { frame }
  open func setAccessibilityFrameInParentSpace(_ accessibilityFrameInParentSpace: NSRect) {
    frame = accessibilityFrameInParentSpace
  }
  open func accessibilityRowCount() -> Int { counts.rows }
  open func setAccessibilityRowCount(_ accessibilityRowCount: Int) { counts.rows = accessibilityRowCount }
  open func accessibilityColumnCount() -> Int { counts.columns }
  open func setAccessibilityColumnCount(_ accessibilityColumnCount: Int) { counts.columns = accessibilityColumnCount }
  open func accessibilityRowIndexRange() -> NSRange { ranges.row }
  open func setAccessibilityRowIndexRange(_ range: NSRange) { ranges.row = range }
  open func accessibilityColumnIndexRange() -> NSRange { ranges.column }
  open func setAccessibilityColumnIndexRange(_ range: NSRange) { ranges.column = range }
  open func accessibilityPerformPress() -> Bool { false }
}
