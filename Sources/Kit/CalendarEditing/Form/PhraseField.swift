import Basics
import CalendarViews
import Geometry
import ViewKit

/// A field of a form inside a phrase: "every [2] weeks", "until [June 3]".
final class PhraseField: View {
  let field: TextField
  private let before = View()
  private let after = View()
  private let style: TextStyle
  private let isRightToLeft: Bool
  private let fieldWidth: Double
  private var wanted = ""

  /// Creates a field.
  /// - Parameter isDate: whether the field has room for a date rather than a number.
  init(_ kind: TextField.Kind, isDate: Bool, _ configuration: CalendarConfiguration) {
    field = TextField(kind: kind)
    style = configuration.style.type.row
    isRightToLeft = configuration.direction == .rightToLeft
    fieldWidth = (isDate ? 168 : 56) * style.lineHeight / 18
    super.init()
    for view in [before, after] {
      view.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style)
      addSubview(view)
    }
    field.configure(style)
    addSubview(field)
  }

  /// Shows a phrase.
  /// - Parameters:
  ///   - phrase: the phrase, with `PhraseField.place` at the position of the field.
  ///   - text: the text of the field.
  func show(_ phrase: String, _ text: String) {
    let bytes = phrase.utf8
    let place = bytes.firstIndex(of: PhraseField.placeByte) ?? bytes.endIndex
    let rest = bytes[place...].dropFirst()
    before.text = String(utf8: bytes[..<place])
    after.text = String(utf8: rest)
    field.label = before.text + text + after.text
    wanted = text
    if window?.focusedView !== field { settle() }
    setNeedsLayout()
  }

  /// Rewrites the text from its value, for example when the field loses the focus.
  func settle() { field.text = wanted }

  override func layoutSubviews() {
    var x = 0.0
    for view in [before, field, after] as [View] {
      let text = TextWidthEstimate.width(of: view.text, style: style) * 1.08 + 8
      let room = max(0, frame.width - x)
      let width = min(room, view === field ? fieldWidth : view.text.utf8.isEmpty ? 0 : text.rounded(.up))
      let rect = Rect(x: x, y: 0, width: width, height: frame.height)
      view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
      x += view === field ? width + 8 : width
    }
  }

  /// The placeholder for the field in a phrase.
  static let place = "\u{1F}"
  private static let placeByte: UInt8 = 0x1F

  /// Returns whether a phrase has a placeholder for a field.
  static func hasPlace(_ phrase: String) -> Bool { phrase.utf8.contains(placeByte) }
}

extension TextField {
  /// Styles the field like the other fields of forms.
  func configure(_ text: TextStyle, topInset: Double = 0) {
    var style = text
    (style.weight, style.alignment) = (.regular, .leading)
    layer = Layer(
      fill: .role(CalendarRole.surface), leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1), textColor: .role(CalendarRole.ink),
      textStyle: style, textInsets: Insets(top: topInset, leading: 8, bottom: 0, trailing: 8))
  }
}
