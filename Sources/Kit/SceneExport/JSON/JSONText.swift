/// A JSON value with a deterministic text form: members keep their order, and numbers are short.
///
///     JSONText.object([("level", "month"), ("size", [1200, 900])]).indented
public enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number, written with at most three decimals. Infinity and NaN become 0.
  case number(Double)
  case string(String)
  case array([JSONText])
  /// An object, whose members are written in this order. Names must be distinct.
  case object([(name: String, value: JSONText)])

  /// The JSON text without white space.
  public var compact: String {
    var text = ""
    write(indentation: nil, to: &text)
    return text
  }

  /// The JSON text, indented by two spaces per level, with a line feed at the end. Lists and objects without nested
  /// ones are on one line.
  public var indented: String {
    var text = ""
    write(indentation: 0, to: &text)
    return text + "\n"
  }

  private var isFlat: Bool {
    switch self {
    case .array(let values): !values.contains { $0.isContainer }
    case .object(let members): !members.contains { $0.value.isContainer && !$0.value.isListOfScalars }
    default: true
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private var isListOfScalars: Bool {
    if case .array = self { return isFlat }
    return false
  }

  private func write(indentation: Int?, to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += FixedPoint.integer(value)
    case .number(let value): FixedPoint.append(value, to: &text)
    case .string(let value): text += Quoted.text(value)
    case .array(let values):
      writeList("[", "]", count: values.count, indentation: indentation, to: &text) { index, inner, text in
        values[index].write(indentation: inner, to: &text)
      }
    case .object(let members):
      writeList("{", "}", count: members.count, indentation: indentation, to: &text) { index, inner, text in
        text += Quoted.text(members[index].name)
        text += indentation == nil ? ":" : ": "
        members[index].value.write(indentation: inner, to: &text)
      }
    }
  }

  private func writeList(
    _ open: String, _ close: String, count: Int, indentation: Int?, to text: inout String,
    element: (Int, Int?, inout String) -> Void
  ) {
    text += open
    let breaks = indentation != nil && count > 0 && !isFlat
    let inner = indentation.map { $0 + 1 }
    for index in 0..<count {
      if index > 0 { text += indentation == nil || breaks ? "," : ", " }
      if breaks { JSONText.breakLine(inner ?? 0, to: &text) }
      element(index, inner, &text)
    }
    if breaks { JSONText.breakLine(indentation ?? 0, to: &text) }
    text += close
  }

  private static func breakLine(_ level: Int, to text: inout String) {
    text += "\n"
    for _ in 0..<level { text += "  " }
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  /// Creates a string value.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an integer value.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a number value.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a list value.
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  /// Creates a null value.
  public init(nilLiteral: ()) { self = .null }
}
