/// An identifier of a calendar system. The raw values are stable; `name` is the identifier's name in text.
public enum CalendarIdentifier: UInt8, CaseIterable, Hashable, Sendable {
  case gregorian
  case iso8601
  case julian
  case buddhist
  case japanese
  case republicOfChina
  case persian
  case hebrew
  case islamic
  case islamicCivil
  case islamicTabular
  case islamicUmmAlQura
  case coptic
  case ethiopicAmeteMihret
  case ethiopicAmeteAlem
  case indian
  case chinese
  case dangi

  /// Whether the calendar has more than one era, so that a date needs its era.
  public var hasEras: Bool {
    switch self {
    case .japanese, .republicOfChina, .coptic, .ethiopicAmeteMihret, .chinese, .dangi: true
    default: false
    }
  }
}
