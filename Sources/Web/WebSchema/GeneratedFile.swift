/// A file that is generated from the table, and committed.
struct GeneratedFile {
  /// The path within the package.
  var path: String
  /// Returns the text for the current one, of which a file with regions keeps the rest.
  var text: @Sendable (_ current: String) -> String

  static let all = [
    GeneratedFile(path: "Sources/Web/WebHost/Generated/PageOption.swift") { _ in Schema.decoding },
    GeneratedFile(path: "Sources/Web/WebHost/Generated/PageToken.swift") { _ in Schema.tokenDecoding },
    swift("WebMessage", Schema.enumeration(Schema.messageList, doc: "The kinds of reports to the page.")),
    swift(
      "MutationEncoder+Operation",
      Schema.enumeration(Schema.operationList, doc: "The numbers of mutations, with the words that follow each.")),
    swift(
      "WebSession+Method",
      Schema.enumeration(Schema.methodList, doc: "The methods of the element, by the numbers that the page sends.")),
    swift(
      "PageEdit+Kind", Schema.enumeration(Schema.pageEditKinds, doc: "The kinds, by the numbers that the page sends.")),
    swift(
      "PageEdit+Fields",
      Schema.optionSet(
        Schema.pageEditFields, rawValue: "Int32", doc: "The fields of an event that the page provides.")),
    swift(
      "PageHooks",
      Schema.optionSet(Schema.hookList, rawValue: "UInt8", doc: "The kinds of views for which a page has hooks.")),
    swift("CalendarLevel+Wire", Schema.levelNumbers),
    swift("DayIndicator+Wire", Schema.shapeNumbers),
    swift("EditLabel+Word", Schema.editWordsOfKinds),
    GeneratedFile(path: "Sources/Web/WebAssets/Modules/engine/lists.js") { _ in
      Schema.listScript(isLater: false)
    },
    GeneratedFile(path: "Sources/Web/WebAssets/Modules/engine/laterlists.js") { _ in
      Schema.listScript(isLater: true)
    },
    GeneratedFile(path: "Sources/Web/WebAssets/Modules/options/options.js") { _ in Schema.script },
    GeneratedFile(path: "Sources/Web/WebAssets/Types/almanac-calendar.d.ts", text: Schema.types),
    GeneratedFile(path: "Sources/Web/WebAssets/Types/custom-elements.json") { _ in Schema.manifest },
    GeneratedFile(path: "Documentation/ElementReference.md") { _ in Schema.reference },
  ]

  /// A file of WebHost.
  private static func swift(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: "Sources/Web/WebHost/Generated/\(name).swift") { _ in text }
  }
}
