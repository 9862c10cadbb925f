import Basics
import CalendarViews
import Geometry
import ViewKit

/// A field of a form in the middle of a phrase: "every [2] weeks", "until [June 3]".
final class PhraseField: View {
  let field: TextField
  private let before = View()
  private let after = View()
  private let style: TextStyle
  private let isRightToLeft: Bool
  private let fieldWidth: Double
  private var wanted = ""

  /// Creates a field.
  /// - Parameter isDate: whether it has room for a date rather than a number.
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
  ///   - phrase: the phrase with `PhraseField.place` where the field is.
  ///   - text: the text of the field.
  func show(_ phrase: String, _ text: String) {
    let bytes = phrase.utf8
    let place = bytes.firstIndex(of: PhraseField.placeByte) ?? bytes.endIndex
    let rest = bytes[place...].dropFirst()
    before.text = String(decoding: bytes[..<place], as: UTF8.self)
    after.text = String(decoding: rest, as: UTF8.self)
    field.label = before.text + text + after.text
    wanted = text
    if window?.focusedView !== field { settle() }
    setNeedsLayout()
  }

  /// Writes the text as it was understood, as when the field is left.
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

  /// The text in place of the field.
  static let place = "\u{1F}"
  private static let placeByte: UInt8 = 0x1F

  /// Whether a phrase has the place of a field.
  static func hasPlace(_ phrase: String) -> Bool { phrase.utf8.contains(placeByte) }

  /// Returns the bytes of a phrase before the place of its field.
  static func start(of phrase: String) -> [UInt8] { Array(phrase.utf8.prefix { $0 != placeByte }) }
}

extension TextField {
  /// Gives the field the look of fields of forms.
  func configure(_ text: TextStyle, topInset: Double = 0) {
    var style = text
    (style.weight, style.alignment) = (.regular, .leading)
    layer = Layer(
      fill: .role(CalendarRole.surface), leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1), textColor: .role(CalendarRole.ink),
      textStyle: style, textInsets: Insets(top: topInset, leading: 8, bottom: 0, trailing: 8))
  }
}
