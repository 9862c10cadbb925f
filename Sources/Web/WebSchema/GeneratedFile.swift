/// A file that is generated from the table, and committed.
struct GeneratedFile {
  /// The path within the package.
  var path: String
  var text: String

  static let all = [
    GeneratedFile(path: "Sources/Web/WebHost/Generated/PageOption.swift", text: Schema.decoding),
    GeneratedFile(path: "Sources/Web/WebHost/Generated/PageToken.swift", text: Schema.tokenDecoding),
    GeneratedFile(path: "Sources/Web/WebAssets/Modules/options/options.js", text: Schema.script),
    GeneratedFile(path: "Sources/Web/WebAssets/Types/almanac-calendar.d.ts", text: Schema.types),
    GeneratedFile(path: "Sources/Web/WebAssets/Types/custom-elements.json", text: Schema.manifest),
    GeneratedFile(path: "Documentation/ElementReference.md", text: Schema.reference),
  ]
}
