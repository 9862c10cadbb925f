extension Schema {
  /// The types of the element for TypeScript.
  static var types: String {
    var text = """
      // Made by Scripts/write-schema from Sources/WebSchema.

      export type Level = 'year' | 'month' | 'week' | 'day' | 'agenda';
      export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

      /** An event as the element tells of it. Dates are ISO dates; times have their offset. */
      export interface EventInfo {
        uid: string;
        title: string;
        date: string;
        start: string;
        end: string;
        allDay: boolean;
        calendar: string;
      }

      export interface EventEdit {
        kind: string;
        before: EventInfo[];
        after: EventInfo[];
      }

      export interface Problem {
        line: number;
        reason: string;
      }

      export interface LoadReport {
        isRead: boolean;
        events: number;
        skipped: number;
        sentence: string;
        problems: Problem[];
      }

      /** The options of the element, by their properties. `null` gives an option its standard value again. */
      export interface CalendarOptions {

      """
    for option in options { text += "  /** \(option.doc) */\n  \(option.property)?: \(option.kind.type);\n" }
    text += "}\n\nexport interface AlmanacCalendarEventMap {\n"
    for event in members(.event) { text += "  /** \(event.doc) */\n  \(event.name): CustomEvent<\(event.type)>;\n" }
    text += "}\n\nexport class AlmanacCalendar extends HTMLElement {\n"
    for option in options where option.name != "dir" {
      text += "  /** \(option.doc) */\n  \(option.property): \(option.kind.type);\n"
    }
    for getter in members(.getter) { text += "  /** \(getter.doc) */\n  \(getter.name): \(getter.type);\n" }
    for method in members(.method) { text += "  /** \(method.doc) */\n  \(method.name)\(method.type);\n" }
    return text + """
        addEventListener<K extends keyof AlmanacCalendarEventMap>(
          type: K, listener: (this: AlmanacCalendar, event: AlmanacCalendarEventMap[K]) => unknown,
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

  static func members(_ kind: Member.Kind) -> [Member] { members.filter { $0.kind == kind } }
}
