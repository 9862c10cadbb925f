/// Writes a line of Markdown as HTML: code, bold, emphasis, and links; everything else is text.
struct Inline {
  /// Returns the URL of the page for a link, or `nil` if the link leads nowhere.
  let resolve: (String) -> String?

  /// Returns text as HTML.
  ///
  /// - Throws: A reason, for a link that leads nowhere.
  func html(_ text: String) throws(InlineError) -> String {
    var html = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "`" {
        let ticks = rest.prefix { $0 == "`" }
        let inner = rest.dropFirst(ticks.count)
        guard let end = inner.firstRange(of: ticks) else { throw InlineError(reason: "expected an end of code") }
        var code = inner[..<end.lowerBound]
        if ticks.count > 1, code.hasPrefix(" "), code.hasSuffix(" ") { code = code.dropFirst().dropLast() }
        html += "<code>" + Inline.escape(code) + "</code>"
        rest = inner[end.upperBound...]
      } else if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**") {
        html += "<strong>" + (try self.html(String(rest.dropFirst(2)[..<end.lowerBound]))) + "</strong>"
        rest = rest[end.upperBound...]
      } else if character == "*", let end = rest.dropFirst().firstIndex(of: "*"), end != rest.dropFirst().startIndex {
        html += "<em>" + (try self.html(String(rest.dropFirst()[..<end]))) + "</em>"
        rest = rest[end...].dropFirst()
      } else if character == "[", let middle = rest.firstRange(of: "]("),
        let end = rest[middle.upperBound...].firstIndex(of: ")")
      {
        let target = String(rest[middle.upperBound..<end])
        guard let address = resolve(target) else { throw InlineError(reason: "a link leads nowhere: \(target)") }
        let label = try self.html(String(rest[..<middle.lowerBound].dropFirst()))
        html += "<a href=\"" + Inline.escape(address) + "\">" + label + "</a>"
        rest = rest[end...].dropFirst()
      } else {
        if character == "\\", let next = rest.dropFirst().first, "\\`*[]|<>_#".contains(next) { rest.removeFirst() }
        html += Inline.escape(rest.prefix(1))
        rest.removeFirst()
      }
    }
    return html
  }

  /// Returns text with all markup escaped.
  static func escape(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// A reason why a line cannot be written as HTML.
struct InlineError: Error {
  let reason: String
}
