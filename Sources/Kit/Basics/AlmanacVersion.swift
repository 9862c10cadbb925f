/// The version of Almanac, the only place that has it: the programs, the element, and the npm package read it from here.
public enum AlmanacVersion {
  /// Three numbers: major, minor, and patch, as in the latest released heading of CHANGELOG.md.
  public static let current = "0.9.0"
}
