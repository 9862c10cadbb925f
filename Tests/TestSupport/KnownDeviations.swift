/// Where we answer otherwise than the golden data, on purpose or not yet: by name, with the reason.
///
/// Tests run these vectors too, and fail if one of them agrees after all, so that the list stays true.
public enum KnownDeviations {
  /// The reason, or `nil` if the vector called `name` must agree.
  public static func reason(for name: String) -> String? { reasons[name] }

  private static let reasons = [
    // Sets and texts of recurrence/dateutil-sets-and-texts.json.
    "dateutil/testSetDateAndExRule": exrule, "dateutil/testSetExRule": exrule,
    "dateutil/testStrSetDateAndExRule": exrule, "dateutil/testStrSetExRule": exrule,
    "dateutil/testStrSpaces": "two properties on one line are not two content lines (RFC 5545, 3.1)",
    "dateutil/testStrSpacesAndLines": "white space before a name continues the line before (RFC 5545, 3.1)",
  ]

  private static let exrule = "EXRULE, which RFC 5545 has given up, is kept in the event and has no effect"
}
