extension Schema {
  /// The manifest of the element for editors: custom-elements.json, schema 2.1.0.
  static var manifest: String {
    func object(_ fields: [(String, String?)]) -> String {
      "{ " + fields.compactMap { name, value in value.map { "\(quoted(name)): \($0)" } }.joined(separator: ", ") + " }"
    }
    func list(_ items: [String]) -> String {
      "[\n" + items.map { "            " + $0 }.joined(separator: ",\n") + "\n          ]"
    }
    func type(_ text: String) -> String { object([("text", quoted(text))]) }
    let attributes = options.map { option in
      object([
        ("name", quoted(option.name)), ("fieldName", option.name == "dir" ? nil : quoted(option.property)),
        ("type", type(option.kind.type)), ("default", option.standard.map(quoted)), ("description", quoted(option.doc)),
      ])
    }
    let fields = options.filter { $0.name != "dir" }.map { option in
      object([
        ("kind", quoted("field")), ("name", quoted(option.property)), ("attribute", quoted(option.name)),
        ("type", type(option.kind.type)), ("description", quoted(option.doc)),
      ])
    }
    let getters = members(.getter).map { getter in
      object([
        ("kind", quoted("field")), ("name", quoted(getter.name)), ("type", type(getter.type)),
        ("description", quoted(getter.doc)),
      ])
    }
    let methods = members(.method).map { method in
      object([("kind", quoted("method")), ("name", quoted(method.name)), ("description", quoted(method.doc))])
    }
    let events = members(.event).map { event in
      object([
        ("name", quoted(event.name)), ("type", type(event.eventType)), ("description", quoted(event.doc)),
      ])
    }
    let tokens = members(.token).map { object([("name", quoted($0.name)), ("description", quoted($0.doc))]) }
    let parts = parts.map { object([("name", quoted($0.name)), ("description", quoted($0.doc))]) }
    return """
      {
        "schemaVersion": "2.1.0",
        "modules": [
          {
            "kind": "javascript-module",
            "path": "almanac-calendar.js",
            "declarations": [
              {
                "kind": "class",
                "name": "AlmanacCalendar",
                "customElement": true,
                "tagName": "almanac-calendar",
                "superclass": { "name": "HTMLElement" },
                "attributes": \(list(attributes)),
                "members": \(list(fields + getters + methods)),
                "events": \(list(events)),
                "cssProperties": \(list(tokens)),
                "cssParts": \(list(parts))
              }
            ],
            "exports": [
              {
                "kind": "custom-element-definition",
                "name": "almanac-calendar",
                "declaration": { "name": "AlmanacCalendar", "module": "almanac-calendar.js" }
              }
            ]
          }
        ]
      }

      """
  }

  /// Returns a text as a JSON string. Texts of the table contain no control characters.
  static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
