import Basics

extension CalendarIdentifier {
  /// The name of the calendar in `almanac convert` and in the `calendar` attribute of the web element.
  public var name: String {
    switch self {
    case .gregorian: "gregorian"
    case .iso8601: "iso8601"
    case .julian: "julian"
    case .buddhist: "buddhist"
    case .japanese: "japanese"
    case .republicOfChina: "republicOfChina"
    case .persian: "persian"
    case .hebrew: "hebrew"
    case .islamic: "islamic"
    case .islamicCivil: "islamicCivil"
    case .islamicTabular: "islamicTabular"
    case .islamicUmmAlQura: "islamicUmmAlQura"
    case .coptic: "coptic"
    case .ethiopicAmeteMihret: "ethiopicAmeteMihret"
    case .ethiopicAmeteAlem: "ethiopicAmeteAlem"
    case .indian: "indian"
    case .chinese: "chinese"
    case .dangi: "dangi"
    }
  }

  /// Creates the identifier with exactly this name, or returns `nil`.
  public init?(name: String) {
    for identifier in Self.allCases where identifier.name.hasSameBytes(as: name) {
      self = identifier
      return
    }
    return nil
  }
}
