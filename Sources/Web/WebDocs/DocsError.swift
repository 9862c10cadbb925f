/// A line of a document that is not in the part of Markdown that the pages are written in.
struct DocsError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let reason: String

  var description: String { "\(file):\(line): \(reason)" }
}
