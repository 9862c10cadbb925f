/// The version of Almanac, defined only here. The programs, the element, and the npm package read it from here.
public enum AlmanacVersion {
  /// The major, minor, and patch numbers, as in the latest release in CHANGELOG.md.
  public static let current = "0.9.0"
}
