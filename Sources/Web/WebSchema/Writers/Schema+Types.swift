extension Schema {
  /// Returns the types of the element for TypeScript: the current text, with new lines in its regions.
  ///
  /// A region begins with a line `// schema: NAME` and ends with a line `// schema: end`.
  static func types(_ current: String) -> String {
    var text = ""
    var missing = Set(regions.keys)
    var isReplaced = false
    for line in current.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.drop { $0 == " " }
      let name = words.hasPrefix(regionMark) ? words.dropFirst(regionMark.count) : ""
      if name == "end" { isReplaced = false }
      if !isReplaced { text += line + "\n" }
      guard let lines = regions[String(name)] else { continue }
      text += lines
      missing.remove(String(name))
      isReplaced = true
    }
    precondition(missing.isEmpty && !isReplaced, "almanac-calendar.d.ts has no region for \(missing)")
    return text
  }

  private static let regionMark = "// schema: "

  /// The lines of each region, by its name.
  private static let regions = [
    "words": "export type PhraseName =\n\(union(words));\nexport type EditPhraseName =\n\(union(editWords));\n",
    "options": options.map { "  /** \($0.doc) */\n  \($0.property)?: \($0.kind.type);\n" }.joined(),
    "events": members(.event).map { "  /** \($0.doc) */\n  \($0.name): \(generic($0.eventType));\n" }.joined(),
    "members": elementMembers,
    "attributes": options.map { "  '\($0.name)'?: AttributeOf<CalendarOptions['\($0.property)']>;\n" }.joined(),
  ]

  private static var elementMembers: String {
    var text = ""
    for option in options where option.name != "dir" {
      text += "  /** \(option.doc) */\n  \(option.property): \(option.kind.type);\n"
    }
    for getter in members(.getter) {
      let access = getter.isSettable ? "" : "readonly "
      text += "  /** \(getter.doc) */\n  \(access)\(getter.name): \(generic(getter.type));\n"
    }
    for method in members(.method) { text += "  /** \(method.doc) */\n  \(method.name)\(generic(method.type));\n" }
    return text
  }

  /// Returns a type with the page's own event type instead of `EventInit`.
  static func generic(_ type: String) -> String {
    var result = ""
    var word = ""
    for character in type + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      result += word == "EventInit" ? "E" : genericTypes.contains(word) && character != "<" ? word + "<E>" : word
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  /// The types that take the event type as a parameter.
  private static let genericTypes = [
    "EventInfo", "OccurrenceInfo", "EventContentInfo", "DetailsContentInfo", "CalendarSource", "SourceInit",
    "SourceLoad", "CalendarEditEvent", "EventConflict", "AllowChange", "SaveFailure",
  ]

  static func members(_ kind: Member.Kind) -> [Member] { members.filter { $0.kind == kind } }

  /// Returns names as a union type in TypeScript, several per line.
  static func union(_ names: [String]) -> String {
    var text = " "
    for (index, name) in names.enumerated() {
      text += " '\(name)'" + (index == names.count - 1 ? "" : index % 8 == 7 ? " |\n " : " |")
    }
    return text
  }
}
