/// An identifier of a calendar system. Its names are those of `almanac convert`; its raw values are stable.
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
