/// A line of a document outside the supported subset of Markdown.
struct DocsError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let reason: String

  var description: String { "\(file):\(line): \(reason)" }
}
