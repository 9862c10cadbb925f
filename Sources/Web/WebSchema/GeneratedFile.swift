/// A file that is generated from the table, and committed.
struct GeneratedFile {
  /// The path within the package.
  var path: String
  /// Returns the text for the current one, of which a file with regions keeps the rest.
  var text: @Sendable (_ current: String) -> String

  static let all = [
    GeneratedFile(path: "Sources/Web/WebHost/Generated/PageOption.swift") { _ in Schema.decoding },
    GeneratedFile(path: "Sources/Web/WebHost/Generated/PageToken.swift") { _ in Schema.tokenDecoding },
    GeneratedFile(path: "Sources/Web/WebAssets/Modules/options.js") { _ in Schema.script },
    GeneratedFile(path: "Sources/Web/WebAssets/Types/almanac-calendar.d.ts", text: Schema.types),
    GeneratedFile(path: "Sources/Web/WebAssets/Types/custom-elements.json") { _ in Schema.manifest },
    GeneratedFile(path: "Documentation/ElementReference.md") { _ in Schema.reference },
  ]
}
