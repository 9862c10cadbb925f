/// Reads the subset of Markdown that the documents use: headings, paragraphs, flat lists, tables, fenced code, and
/// inline code, bold, emphasis, and links. Rejects everything else with file and line.
struct Markdown {
  /// A block of a document.
  enum Block: Equatable {
    case heading(level: Int, text: String)
    case paragraph(String)
    case list(isOrdered: Bool, items: [String])
    case table(header: [String], rows: [[String]])
    case code(language: String, text: String)
  }

  /// The blocks with the numbers of their first lines, from 1.
  private(set) var blocks: [(line: Int, block: Block)] = []
  private let file: String
  private let lines: [Substring]
  private var index = 0

  /// Reads a document.
  ///
  /// - Parameter file: The name of the file, for errors.
  init(_ text: String, file: String) throws(DocsError) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while index < lines.count {
      if isBlank(lines[index]) {
        index += 1
        continue
      }
      let line = index + 1
      blocks.append((line, try block()))
    }
  }

  private func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " } }

  private func failure(_ reason: String) -> DocsError { DocsError(file: file, line: index + 1, reason: reason) }

  private mutating func block() throws(DocsError) -> Block {
    let line = lines[index]
    if line.hasPrefix("```") { return try code() }
    if line.hasPrefix("#") { return try heading() }
    if line.hasPrefix("|") { return try table() }
    if marker(line) != nil { return try list() }
    for (sign, name) in [("<", "HTML"), (">", "quotations"), ("    ", "indented code"), ("![", "pictures")] {
      if line.hasPrefix(sign) { throw failure("expected no \(name)") }
    }
    return .paragraph(running())
  }

  /// Reads lines of running text, up to an empty line or another block.
  private mutating func running() -> String {
    var text: [Substring] = []
    while index < lines.count, !isBlank(lines[index]) {
      let line = lines[index]
      let begins = ["```", "#", "|"].contains { line.hasPrefix($0) } || marker(line) != nil
      if !text.isEmpty, begins { break }
      text.append(trimmed(line))
      index += 1
    }
    return text.joined(separator: " ")
  }

  private mutating func heading() throws(DocsError) -> Block {
    let line = lines[index]
    let level = line.prefix { $0 == "#" }.count
    let text = trimmed(line.dropFirst(level))
    guard 1...3 ~= level, line.dropFirst(level).hasPrefix(" "), !text.isEmpty else {
      throw failure("expected a heading of one to three number signs, a space and a text")
    }
    index += 1
    return .heading(level: level, text: String(text))
  }

  private mutating func code() throws(DocsError) -> Block {
    let start = index
    let language = String(trimmed(lines[index].dropFirst(3)))
    var text = ""
    index += 1
    while index < lines.count, !lines[index].hasPrefix("```") {
      text += lines[index] + "\n"
      index += 1
    }
    guard index < lines.count else {
      index = start
      throw failure("expected an end of the code")
    }
    index += 1
    return .code(language: language, text: text)
  }

  /// Returns the marker of a list item and the spaces after it.
  private func marker(_ line: Substring) -> Substring? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return line.prefix(2) }
    let digits = line.prefix { $0.isNumber }
    return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ") ? line.prefix(digits.count + 2) : nil
  }

  private mutating func list() throws(DocsError) -> Block {
    let isOrdered = lines[index].first?.isNumber == true
    var items: [String] = []
    while index < lines.count {
      let line = lines[index]
      if let marker = marker(line), (line.first?.isNumber == true) == isOrdered {
        items.append(String(trimmed(line.dropFirst(marker.count))))
      } else if line.hasPrefix("  "), !isBlank(line) {
        guard marker(trimmed(line)) == nil else { throw failure("expected no list in a list") }
        items[items.count - 1] += " " + trimmed(line)
      } else {
        break
      }
      index += 1
    }
    return .list(isOrdered: isOrdered, items: items)
  }

  private mutating func table() throws(DocsError) -> Block {
    let header = cells(lines[index])
    index += 1
    guard index < lines.count, cells(lines[index]).count == header.count,
      lines[index].allSatisfy({ "|-: ".contains($0) })
    else { throw failure("expected a line of hyphens with \(header.count) columns below the head of the table") }
    index += 1
    var rows: [[String]] = []
    while index < lines.count, lines[index].hasPrefix("|") {
      let row = cells(lines[index])
      guard row.count == header.count else { throw failure("expected \(header.count) columns, found \(row.count)") }
      rows.append(row)
      index += 1
    }
    return .table(header: header, rows: rows)
  }

  /// Returns the cells of a row; `\|` is a literal bar.
  private func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in trimmed(line).dropFirst() {
      if character == "|", !isEscaped {
        cells.append(String(trimmed(cell[...])))
        cell = ""
      } else if character == "|" {
        cell.removeLast()
        cell.append("|")
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\"
    }
    if !trimmed(cell[...]).isEmpty { cells.append(String(trimmed(cell[...]))) }
    return cells
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
