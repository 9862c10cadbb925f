#if canImport(Basics)
  import Basics
#endif

/// The complete API of the element, from which the files of `GeneratedFile` are generated.
enum Schema {
  static let options = pageOptions + calendarOptions

  /// The options that are sent to the engine, in the order in which it applies them.
  static let wireOptions =
    options.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }

  /// The version of the package.
  static let release = AlmanacVersion.current

  /// A number that changes with the table, so that a page notices a script and a program from different builds.
  static let version: Int32 = {
    var hash: UInt32 = 2_166_136_261
    let options = wireOptions.map { "\($0.name) \($0.number ?? 0) \($0.kind.script)\n" }
    let lists = wireLists.map { "\($0.script) \($0.items.map(\.swift).joined(separator: " "))\n" }
    for byte in (options + lists).joined().utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int32(hash >> 1)
  }()
}
