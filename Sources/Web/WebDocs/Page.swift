/// A page created from a document, with the pages of its examples.
struct Page {
  /// The HTML of the page.
  private(set) var html = ""
  /// The files of the examples by their names in the folder of pages.
  private(set) var examples: [(name: String, text: String)] = []
  private let document: Document
  private let element: String
  private var contents: [(id: String, text: String)] = []
  private var title = ""
  /// The anchors so far, without their suffixes.
  private var ids: [String] = []
  /// The current heading, and the names of tables so far: each is the heading above it, with a number from the second
  /// on.
  private var section = ""
  private var tableNames: [String] = []
  private var body = ""

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - element: The URL of the element's module, relative to the folder of examples.
  init(_ document: Document, text: String, element: String) throws(DocsError) {
    (self.document, self.element) = (document, element)
    let markdown = try Markdown(text, file: document.file)
    for (line, block) in markdown.blocks {
      do throws(InlineError) {
        try write(block)
      } catch {
        throw DocsError(file: document.file, line: line, reason: error.reason)
      }
    }
    html = Self.head(document.title) + navigation + "<main id=\"main\">\n" + title + table + body
    html += "</main>\n</body>\n</html>\n"
  }

  private static func head(_ title: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Inline.escape(title)) – Almanac</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="docs.css">
    </head>
    <body>
    <a class="skip" href="#main">Skip to the text</a>

    """
  }

  /// The list of all pages.
  private var navigation: String {
    var html = "<header><nav aria-label=\"Pages\"><p>Almanac</p>\n<ul>\n"
    for other in Document.all {
      let current = other.name == document.name ? " aria-current=\"page\"" : ""
      html += "<li><a href=\"\(other.name).html\"\(current)>\(Inline.escape(other.title))</a></li>\n"
    }
    return html + "</ul></nav></header>\n"
  }

  /// The list of the sections, if there are several.
  private var table: String {
    guard contents.count > 2 else { return "" }
    let items = contents.map { "<li><a href=\"#\($0.id)\">\($0.text)</a></li>\n" }
    return "<nav class=\"contents\" aria-label=\"On this page\"><ul>\n" + items.joined() + "</ul></nav>\n"
  }

  // MARK: - Blocks

  private mutating func write(_ block: Markdown.Block) throws(InlineError) {
    let document = document
    let inline = Inline { document.address(of: $0) }
    switch block {
    case .heading(let level, let text):
      let id = newID(text)
      section = text
      let html = try inline.html(text)
      switch level {
      case 1: title = "<h1 id=\"\(id)\">\(html)</h1>\n"
      case 2: contents.append((id, html))
      default: break
      }
      if level > 1 { body += "<h\(level) id=\"\(id)\">\(html)</h\(level)>\n" }
    case .paragraph(let text): body += "<p>" + (try inline.html(text)) + "</p>\n"
    case .list(let isOrdered, let items):
      let name = isOrdered ? "ol" : "ul"
      body += "<\(name)>\n"
      for item in items { body += "<li>" + (try inline.html(item)) + "</li>\n" }
      body += "</\(name)>\n"
    case .table(let header, let rows):
      let count = tableNames.count { $0 == section }
      tableNames.append(section)
      let label = Inline.escape(section + (count > 0 ? " \(count + 1)" : ""))
      body += "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"\(label)\"><table>\n<thead><tr>"
      for cell in header { body += "<th scope=\"col\">" + (try inline.html(cell)) + "</th>" }
      body += "</tr></thead>\n<tbody>\n"
      for row in rows {
        body += "<tr>"
        for cell in row { body += "<td>" + (try inline.html(cell)) + "</td>" }
        body += "</tr>\n"
      }
      body += "</tbody></table></div>\n"
    case .code(let language, let text):
      body += "<pre tabindex=\"0\"><code>" + Inline.escape(text) + "</code></pre>\n"
      if language == "html", text.hasPrefix("<!doctype html>") { addExample(text) }
    }
  }

  /// Returns the anchor of a heading, as GitHub generates it: a second heading with the same name gets the suffix 1.
  private mutating func newID(_ text: String) -> String {
    var id = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" { id.append(character) }
      if character == " " { id.append("-") }
    }
    let count = ids.count { $0 == id }
    ids.append(id)
    return count > 0 ? "\(id)-\(count)" : id
  }

  // MARK: - Examples

  /// Adds the page of an example. Its scripts and styles become files, because the server's content security policy
  /// requires it.
  private mutating func addExample(_ text: String) {
    let number = examples.count { $0.name.hasSuffix(".html") } + 1
    let name = "\(document.name)-\(number)"
    var html = text.replacing("\"almanac/almanac-calendar.js\"", with: "\"\(element)\"")
    for (tag, end, suffix) in [("<script type=\"module\">", "</script>", "js"), ("<style>", "</style>", "css")] {
      var count = 0
      while let start = html.firstRange(of: tag), let stop = html[start.upperBound...].firstRange(of: end) {
        count += 1
        let file = "\(name)\(count > 1 ? "-\(count)" : "").\(suffix)"
        let content = html[start.upperBound..<stop.lowerBound].replacing(
          "'almanac/almanac-calendar.js'", with: "'\(element)'")
        examples.append(("examples/" + file, String(content)))
        html.replaceSubrange(
          start.lowerBound..<stop.upperBound,
          with: suffix == "js"
            ? "<script type=\"module\" src=\"\(file)\"></script>" : "<link rel=\"stylesheet\" href=\"\(file)\">")
      }
    }
    examples.append(("examples/\(name).html", html))
    body += "<p class=\"try\"><a href=\"examples/\(name).html\">Open this page</a></p>\n"
  }
}
