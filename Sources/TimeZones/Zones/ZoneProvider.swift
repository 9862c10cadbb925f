/// Where zone rules come from: TZif files, the browser, VTIMEZONE, or a table in a test.
public protocol ZoneProvider: AnyObject {
  /// The rules of an IANA zone such as `Europe/Paris`, or `nil` if the provider does not know it.
  ///
  /// Called often with the same identifier; implementations remember their answers.
  func rules(for identifier: String) -> ZoneRules?
}
