extension TextWidthEstimate {
  /// Returns the lines of a text that continues in further lines: it is cut at line breaks, behind spaces and hyphens,
  /// and between ideographs, and elsewhere only where a word is longer than a line. Line breaks belong to no line.
  ///
  /// - Parameters:
  ///   - width: the width of a line, in points; at least one character is on each.
  ///   - limit: the greatest number of lines; what is beyond is left out.
  ///   - breaksWords: whether words that are longer than a line are cut, too; otherwise they reach over its end.
  public static func lines(
    of text: String, width: Double, style: TextStyle, limit: Int = .max, breaksWords: Bool = true
  ) -> [String] {
    let scalars = text.unicodeScalars
    var lines: [String] = []
    var start = scalars.startIndex
    while start < scalars.endIndex, lines.count < limit {
      let (end, next) = lineEnd(in: scalars, from: start, width, style, breaksWords)
      lines.append(String(scalars[start..<end]))
      start = next
    }
    return lines
  }

  /// Returns where a line ends, and where the next one begins.
  private static func lineEnd(
    in scalars: String.UnicodeScalarView, from start: String.Index, _ width: Double, _ style: TextStyle,
    _ breaksWords: Bool
  ) -> (end: String.Index, next: String.Index) {
    var thousandths = 0
    var letters = 0
    var index = start
    /// The last place at which the line may be cut.
    var cut: (end: String.Index, next: String.Index)?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == "\n" || scalar == "\r" {
        let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
        return (index, isPair ? scalars.index(after: next) : next)
      }
      let advance = advance(of: scalar, style)
      if advance >= 1000, index > start { cut = (index, index) }
      thousandths += advance
      if advance > 0 { letters += 1 }
      // Spaces may reach beyond the end of a line.
      if scalar == " " {
        cut = (index, next)
      } else {
        if index > start, cut != nil || breaksWords, points(thousandths, letters, style) > width {
          return cut ?? (index, index)
        }
        if scalar == "-" { cut = (next, next) }
      }
      index = next
    }
    return (scalars.endIndex, scalars.endIndex)
  }
}
