/// A stable number for each calendar system; the names are those of `almanac convert`.
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

  /// Whether the calendar has more than one era, so that a date needs its era to be told.
  public var hasEras: Bool {
    switch self {
    case .japanese, .republicOfChina, .coptic, .ethiopicAmeteMihret, .chinese, .dangi: true
    default: false
    }
  }
}
