/// A result of the search: the text below a heading, or a named row of a table.
struct Section: Equatable, Encodable {
  /// The anchor on the page; empty for the text above the second heading.
  let id: String
  /// The heading, or the name in the row.
  let heading: String
  /// The text without markup and without blocks of code.
  var text = ""

  /// Adds the text of some HTML.
  mutating func add(_ html: String) {
    if !text.isEmpty { text += " " }
    text += Self.plain(html)
  }

  /// Returns HTML that `Inline` wrote as plain text.
  static func plain(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { text.append(character) }
      if character == ">" { isTag = false }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacing(entity, with: character)
    }
    return text
  }
}
