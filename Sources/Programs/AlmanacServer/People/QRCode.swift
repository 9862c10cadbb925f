import CQREncode

/// A QR code (ISO/IEC 18004), for a link or an account that somebody opens with the camera of a phone.
package struct QRCode: Equatable, Sendable {
  /// The number of modules, which are the squares of the code, on each side; without the margin.
  package let size: Int
  /// Whether the modules are dark, row by row.
  private let modules: [Bool]

  /// The width of the light margin around the code, in modules, as the standard requires it.
  private static let margin = 4

  /// Creates the code of a text; `nil` if the text is empty or longer than 2,331 bytes.
  package init?(_ text: String) {
    // Version 0: as small as the text allows.
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let count = Int(code.pointee.width)
    guard count > 0, let data = code.pointee.data else { return nil }
    size = count
    // The lowest bit of each byte is the color.
    modules = (0..<count * count).map { data[$0] & 1 == 1 }
  }

  /// Returns whether a module is dark; those outside the code are light.
  package func isDark(row: Int, column: Int) -> Bool {
    0..<size ~= row && 0..<size ~= column && modules[row * size + column]
  }

  /// The code as an SVG, black on white.
  package var svg: String {
    let width = size + 2 * Self.margin
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while isDark(row: row, column: column) { column += 1 }
        let length = column - start
        if length > 0 { path += "M\(start + Self.margin) \(row + Self.margin)h\(length)v1h-\(length)z" }
        column += 1
      }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(width)\" shape-rendering=\"crispEdges\">"
      + "<path fill=\"#fff\" d=\"M0 0h\(width)v\(width)H0z\"/><path d=\"\(path)\"/></svg>"
  }

  /// The code for a terminal, black on white in any colors of the terminal: a character has two modules, one above the
  /// other.
  package var terminalText: String {
    let columns = -Self.margin..<size + Self.margin
    var text = ""
    for row in stride(from: -Self.margin, to: size + Self.margin, by: 2) {
      text += "\u{1B}[30;107m"
      for column in columns {
        switch (isDark(row: row, column: column), isDark(row: row + 1, column: column)) {
        case (false, false): text += " "
        case (true, false): text += "▀"
        case (false, true): text += "▄"
        case (true, true): text += "█"
        }
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
