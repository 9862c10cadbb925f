/// A page created from a document, with its examples.
struct Page {
  let document: Document
  /// The files of the examples by their names in the folder of pages.
  var files: [(name: String, text: String)] { examples.flatMap(\.files) }
  private(set) var examples: [Example] = []
  /// The sections of this page that the search can find.
  private(set) var sections: [Section]
  /// The second headings, with their anchors.
  private(set) var contents: [(id: String, text: String)] = []
  /// The first heading, and everything below it.
  private(set) var title = ""
  private(set) var body = ""
  /// Whether a table needs the space beside the text.
  private(set) var isWide = false
  /// The URL of the element's module, relative to the folder of examples.
  let element: String
  /// The anchors so far, without their suffixes.
  private var ids: [String] = []
  /// The current heading with its anchor and level, and the names of tables so far: each is the heading above it, with a number
  /// from the second on.
  private var section = (id: "", text: "", level: 1)
  private var tableNames: [String] = []
  /// The index of the section to which text is added.
  private var current = 0

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - element: The URL of the element's module, relative to the folder of examples.
  init(_ document: Document, text: String, element: String) throws(DocsError) {
    (self.document, self.element) = (document, element)
    sections = [Section(id: "", heading: document.title)]
    let markdown = try Markdown(text, file: document.file)
    for (line, block) in markdown.blocks {
      do throws(InlineError) {
        try write(block)
      } catch {
        throw DocsError(file: document.file, line: line, reason: error.reason)
      }
    }
  }

  // MARK: - Blocks

  private var inline: Inline {
    let document = document
    return Inline { document.address(of: $0) }
  }

  private mutating func write(_ block: Markdown.Block) throws(InlineError) {
    switch block {
    case .heading(let level, let text): try writeHeading(level, text)
    case .paragraph(let text):
      let html = try inline.html(text)
      body += "<p>" + html + "</p>\n"
      sections[current].add(html)
    case .list(let isOrdered, let items):
      let name = isOrdered ? "ol" : "ul"
      body += "<\(name)>\n"
      for item in items {
        let html = try inline.html(item)
        body += "<li>" + html + "</li>\n"
        sections[current].add(html)
      }
      body += "</\(name)>\n"
    case .table(let header, let rows): try writeTable(header, rows)
    case .code(let language, let text):
      if language == "html", text.hasPrefix("<!doctype html>") {
        try writeExample(text)
      } else {
        body += Self.code(text)
      }
    }
  }

  private mutating func writeHeading(_ level: Int, _ text: String) throws(InlineError) {
    let id = newID(text)
    section = (id, text, level)
    let html = try inline.html(text)
    if level == 1 {
      title = "<h1 id=\"\(id)\">\(html)</h1>\n"
      return
    }
    if html.contains("<a ") { throw InlineError(reason: "expected no link in a heading, which is a link itself") }
    if level == 2 { contents.append((id, html)) }
    body += "<h\(level) id=\"\(id)\"><a href=\"#\(id)\">\(html)</a></h\(level)>\n"
    current = sections.count
    sections.append(Section(id: id, heading: Section.plain(html)))
  }

  private mutating func writeTable(_ header: [String], _ rows: [[String]]) throws(InlineError) {
    isWide = isWide || header.count > 4
    let count = tableNames.count { $0 == section.text }
    tableNames.append(section.text)
    let label = Inline.escape(section.text + (count > 0 ? " \(count + 1)" : ""))
    body += "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"\(label)\"><table>\n<thead><tr>"
    for cell in header { body += "<th scope=\"col\">" + (try inline.html(cell)) + "</th>" }
    body += "</tr></thead>\n<tbody>\n"
    for row in rows {
      var cells: [String] = []
      for cell in row { cells.append(try inline.html(cell)) }
      if let (id, name) = rowName(row) {
        // The last cell is the meaning.
        let texts = (cells.suffix(1) + cells.dropFirst().dropLast()).filter { !$0.isEmpty }
        sections.append(Section(id: id, heading: name, text: Section.plain(texts.joined(separator: " · "))))
        cells[0] = "<a href=\"#\(id)\">\(cells[0])</a>"
        body += "<tr id=\"\(id)\">"
      } else {
        sections[current].add(cells.joined(separator: " "))
        body += "<tr>"
      }
      body += cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
    }
    body += "</tbody></table></div>\n"
  }

  /// Returns the anchor and the name of a row that begins with code, in documents with named rows. Types and parameters
  /// after the name are not part of it. Names of Swift, which have periods, are not what authors of pages look for.
  private mutating func rowName(_ row: [String]) -> (id: String, name: String)? {
    guard document.hasNamedRows, let cell = row.first, cell.hasPrefix("`") else { return nil }
    let name = cell.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
    if name.isEmpty || cell.dropFirst(name.count + 1).hasPrefix(".") { return nil }
    return (newID(section.text + " " + name), String(name))
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

  // MARK: - Code

  private static func code(_ text: String) -> String {
    "<div class=\"code\"><pre tabindex=\"0\"><code>" + Inline.escape(text) + "</code></pre></div>\n"
  }

  /// Writes the example itself and the code that it is made from.
  private mutating func writeExample(_ text: String) throws(InlineError) {
    let example = try Example(
      text, name: "\(document.name)-\(examples.count + 1)", element: element, headingLevel: section.level + 1)
    examples.append(example)
    body += """
      <figure class="example" id="\(example.name)">
      <div class="live">
      \(example.markup)
      <p class="needs">This example needs a web server and WebAssembly. In the folder of these pages, run
      <code>python3 -m http.server</code>.</p>
      </div>
      <div class="log" role="log" aria-label="Log of example \(examples.count)"></div>
      \(Self.code(text))<figcaption><a href="examples/\(example.name).html">Open this page</a></figcaption>
      </figure>

      """
  }
}
