import Basics

/// The starts of the eras of Japan, numbered as in Foundation (and ICU): 0 Taika ... 232 Meiji, 233 Taisho, 234 Showa,
/// 235 Heisei, 236 Reiwa.
///
/// The dates agree with Foundation. Dates before Meiji are the recorded dates read as Julian or Gregorian dates, not
/// converted from the lunar calendar of their time. Era 0 also includes all earlier years.
enum JapaneseEras {
  static var last: Int { starts.count }

  static func era(containing day: DayNumber) -> Int {
    // Most queried days are in the last few eras.
    for era in stride(from: starts.count, through: starts.count - 4, by: -1)
    where day.rawValue >= Int(starts[era - 1]) { return era }
    return (0..<starts.count - 5).partitioningIndex { Int(starts[$0]) > day.rawValue }
  }

  /// Returns the days of an existing era; the first and the last extend to the ends of `valid`.
  static func days(of era: Int, valid: ClosedRange<DayNumber>) -> ClosedRange<DayNumber> {
    let first = era == 0 ? valid.lowerBound : DayNumber(Int(starts[era - 1]))
    let last = era == starts.count ? valid.upperBound : DayNumber(Int(starts[era]) - 1)
    return first...last
  }

  /// Returns the extended year that would be year 0 of an existing era.
  static func yearBefore(_ era: Int) -> Int { Int(yearsBefore[era]) }

  private static let yearsBefore: [Int16] =
    [644] + starts.map { Int16(JapaneseCalendar.shared.extendedYear(containing: DayNumber(Int($0))) - 1) }

  /// The first days of era 1 and of each later era.
  private static let starts: [Int32] = [
    -482072, -474082, -468768, -463410, -462264, -460923, -458132, -457325, -455055, -453046, -445854, -445775,
    -442806, -440107, -439156, -438014, -434269, -433674, -425001, -423416, -418560, -414909, -409634, -408585,
    -407273, -406459, -405676, -399100, -396232, -394706, -391420, -390244, -382304, -379367, -376784, -373527,
    -369686, -368478, -367238, -365743, -365154, -363788, -362852, -361983, -360385, -359642, -358934, -358078,
    -357622, -356054, -354633, -352618, -349538, -347958, -346577, -345320, -343847, -340655, -339356, -337881,
    -337375, -334911, -332855, -330325, -328975, -327017, -325835, -324654, -323562, -322407, -319598, -318865,
    -318526, -317881, -316254, -315465, -314618, -313909, -312813, -311088, -310350, -308896, -308237, -306404,
    -305844, -304855, -302589, -302297, -301631, -301116, -299102, -297731, -297184, -296096, -295831, -295228,
    -294657, -293858, -293410, -292455, -291712, -290153, -289415, -287975, -287658, -286968, -286483, -284782,
    -281479, -280821, -279719, -278922, -278376, -277145, -276142, -274189, -273092, -272140, -271989, -271025,
    -270574, -269450, -269072, -268503, -268185, -267024, -266948, -266423, -265468, -264005, -263256, -260498,
    -260338, -259596, -259212, -258899, -257796, -253722, -252681, -248970, -247045, -244956, -243650, -243393,
    -242166, -241501, -240570, -240243, -238462, -237648, -236981, -235596, -235093, -233872, -233162, -232258,
    -231497, -229977, -227562, -218933, -218316, -217165, -215770, -215079, -213906, -212695, -212694, -212158,
    -211748, -210186, -197836, -197340, -193157, -192074, -190074, -188981, -187886, -187090, -185910, -184015,
    -183647, -182860, -176194, -175440, -174377, -171230, -170134, -163750, -161196, -159757, -151271, -150412,
    -145975, -144783, -137720, -136301, -129468, -126314, -118719, -117563, -115886, -114949, -113752, -112745,
    -108213, -105283, -104408, -102725, -97083, -94484, -92599, -85349, -83583, -82494, -80891, -79689, -75087,
    -71998, -68939, -66084, -61691, -60590, -55406, -50791, -45685, -44502, -42038, -40100, -39762, -38666, -38254,
    -37004, -20974, -15713, 6947, 18017,
  ]
}
