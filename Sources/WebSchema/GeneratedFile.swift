/// A file that is made from the table, and committed.
struct GeneratedFile {
  /// The path within the package.
  var path: String
  var text: String

  static let all = [
    GeneratedFile(path: "Sources/WebHost/Generated/PageOption.swift", text: Schema.decoding),
    GeneratedFile(path: "Sources/WebHost/Generated/PageToken.swift", text: Schema.tokenDecoding),
    GeneratedFile(path: "Sources/WebAssets/Modules/options.js", text: Schema.script),
    GeneratedFile(path: "Sources/WebAssets/Types/almanac-calendar.d.ts", text: Schema.types),
    GeneratedFile(path: "Sources/WebAssets/Types/custom-elements.json", text: Schema.manifest),
    GeneratedFile(path: "Documentation/ElementReference.md", text: Schema.reference),
  ]
}
