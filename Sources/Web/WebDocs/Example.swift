/// A complete page in a block of code. It becomes a page of its own, and runs beside its code on the page of the document.
///
/// Scripts and styles become files, because the server's content security policy requires it.
struct Example {
  /// The name without an extension, such as `index-1`.
  let name: String
  /// The files by their names in the folder of pages: the page, and the scripts and styles of both forms.
  private(set) var files: [(name: String, text: String)] = []
  /// The body of the page, for the page of the document.
  private(set) var markup = ""
  /// The scripts and the style sheets of the example on the page of the document, relative to that page.
  private(set) var scripts: [String] = []
  private(set) var styles: [String] = []

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - text: The page as readers copy it.
  ///   - element: The URL of the element's module, relative to the folder of examples.
  ///   - headingLevel: The level of the calendar's title on the page of the document.
  /// - Throws: A reason, if the page has something that cannot run inside of another page.
  init(_ text: String, name: String, element: String, headingLevel: Int) throws(InlineError) {
    self.name = name
    var page = text.replacing("\"almanac/almanac-calendar.js\"", with: "\"\(element)\"")
    markup = text.replacing("<script type=\"module\" src=\"almanac/almanac-calendar.js\"></script>\n", with: "")
    for tag in Tag.all {
      var count = 0
      while let part = tag.first(in: page) {
        count += 1
        let stem = "\(name)\(count > 1 ? "-\(count)" : "")"
        let content = page[part.content].replacing("'almanac/almanac-calendar.js'", with: "'\(element)'")
        files.append(("examples/\(stem).\(tag.suffix)", String(content)))
        page.replaceSubrange(part.whole, with: tag.link("\(stem).\(tag.suffix)"))
        let live = "examples/\(stem)-live.\(tag.suffix)"
        files.append((live, tag.suffix == "js" ? liveScript(String(content)) : liveStyles(String(content))))
        if tag.suffix == "js" { scripts.append(live) } else { styles.append(live) }
        if let part = tag.first(in: markup) { markup.removeSubrange(part.whole) }
      }
    }
    files.append(("examples/\(name).html", page))
    try removeHead()
    let start = "<almanac-calendar "
    markup = markup.replacing(start, with: "\(start)heading-level=\"\(headingLevel)\" ")
  }

  /// Queries are limited to the example, and what it logs appears below the calendar.
  private func liveScript(_ script: String) -> String {
    "const console = globalThis.exampleConsole('\(name)');\n"
      + script.replacing("document.querySelector('", with: "document.querySelector('#\(name) ")
      .replacing("document.querySelectorAll('", with: "document.querySelectorAll('#\(name) ")
  }

  /// Rules are limited to the example.
  private func liveStyles(_ sheet: String) -> String { "#\(name) {\(sheet)}\n" }

  private mutating func removeHead() throws(InlineError) {
    let heads = ["<!doctype html>", "<html lang=\"en\">", "<meta name=\"viewport\"", "<title>"]
    markup = markup.split(separator: "\n").filter { line in !heads.contains { line.hasPrefix($0) } }
      .joined(separator: "\n")
    for tag in ["<html", "<head", "<body", "<meta", "<link", "<script", "<style", " id=", " style="] {
      if markup.contains(tag) { throw InlineError(reason: "expected an example without \(tag.drop { $0 == " " })") }
    }
  }
}

extension Example {
  /// An element whose content becomes a file.
  private struct Tag {
    let start: String
    let end: String
    let suffix: String

    static let all = [
      Tag(start: "<script type=\"module\">", end: "</script>", suffix: "js"),
      Tag(start: "<style>", end: "</style>", suffix: "css"),
    ]

    func first(in text: String) -> (whole: Range<String.Index>, content: Range<String.Index>)? {
      guard let start = text.firstRange(of: start), let end = text[start.upperBound...].firstRange(of: end)
      else { return nil }
      return (start.lowerBound..<end.upperBound, start.upperBound..<end.lowerBound)
    }

    func link(_ file: String) -> String {
      suffix == "js"
        ? "<script type=\"module\" src=\"\(file)\"></script>" : "<link rel=\"stylesheet\" href=\"\(file)\">"
    }
  }
}
