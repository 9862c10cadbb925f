extension Schema {
  /// The types of the element itself, and of the page that has it, for TypeScript.
  static var elementTypes: String {
    var text = """
      }

      /** A file of the element: its address, its content, or a function that returns one of them. */
      export type ProgramFile = string | URL | Response | WebAssembly.Module;

      /** A calendar; with a type of its own events for pages whose events have more fields. */
      export class AlmanacCalendar<E extends EventInit = EventInit> extends HTMLElement {
        /** Says where programs and words are: below an address, or by name. For elements that start from now on. */
        static configure(place: {
          base?: string | URL;
          files?: { [name: string]: ProgramFile | (() => ProgramFile | Promise<ProgramFile>) };
        }): void;

      """
    for option in options where option.name != "dir" {
      text += "  /** \(option.doc) */\n  \(option.property): \(option.kind.type);\n"
    }
    for getter in members(.getter) {
      let access = getter.isSettable ? "" : "readonly "
      text += "  /** \(getter.doc) */\n  \(access)\(getter.name): \(generic(getter.type));\n"
    }
    for method in members(.method) { text += "  /** \(method.doc) */\n  \(method.name)\(generic(method.type));\n" }
    return text + """
        addEventListener<K extends keyof AlmanacCalendarEventMap>(
          type: K, listener: (this: AlmanacCalendar<E>, event: AlmanacCalendarEventMap<E>[K]) => unknown,
          options?: boolean | AddEventListenerOptions): void;
        addEventListener(
          type: string, listener: EventListenerOrEventListenerObject,
          options?: boolean | AddEventListenerOptions): void;
      }

      declare global {
        interface HTMLElementTagNameMap {
          'almanac-calendar': AlmanacCalendar;
        }
        namespace JSX {
          interface IntrinsicElements {
            'almanac-calendar': CalendarAttributes;
          }
        }
      }

      /** The attributes of the element in JSX. */
      export interface CalendarAttributes {
        [attribute: string]: unknown;

      """ + options.map { "  '\($0.name)'?: string | number | boolean | null;\n" }.joined() + "}\n"
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
      result += word == "EventInit" ? "E" : genericTypes.contains(word) ? word + "<E>" : word
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  /// The types that take the event type as a parameter.
  private static let genericTypes = [
    "EventInfo", "OccurrenceInfo", "EventContentInfo", "DetailsContentInfo", "CalendarSource", "SourceInit",
    "SourceLoad", "EventEdit",
    "EventConflict",
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
