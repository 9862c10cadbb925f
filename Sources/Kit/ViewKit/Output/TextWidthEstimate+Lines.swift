extension TextWidthEstimate {
  /// Returns the lines of a wrapped text. The text is broken at line breaks, after spaces and hyphens, and between
  /// ideographs. Words are broken only if they are longer than a line. Line breaks belong to no line.
  ///
  /// - Parameters:
  ///   - width: the width of a line, in points. Each line has at least one character.
  ///   - limit: the largest number of lines. Further text is left out.
  ///   - breaksWords: whether words longer than a line are broken. Otherwise they extend past its end.
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
    /// The last position at which the line may be broken.
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
      // Spaces may extend past the end of a line.
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
