import CalendarSystems

extension Weekday {
  /// The two letters in BYDAY and WKST (RFC 5545, 3.3.10).
  var code: String {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}
