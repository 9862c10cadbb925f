// Made by Scripts/write-schema from Sources/Web/WebSchema.

extension PageEdit {
  /// The kinds, by the numbers that the page sends.
  enum Kind: Int32 {
    case create = 0
    case edit = 1
    case delete = 2
  }
}
