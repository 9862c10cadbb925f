public import Almanac
import Foundation

/// Small images for tests.
public enum SampleImages {
  /// A brown cup of 28 by 28 pixels on a transparent background.
  public static let cup = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAABwAAAAcCAYAAAByDd+UAAAAVklEQVR42mNgGAVAMHPmzP8gTKz40LFsQCwcOZYOiC9HAUWg"
      + "y1vhP6WY7haSZDE1DKe7hSRZOmrhoLSQLomG7tmC7hmf7kUbXcvT0RqIplmBqOCmh4UAn3IzJ3wNhGkAAAAASUVORK5CYII=")
  /// A yellow sun of 28 by 28 pixels on a transparent background.
  public static let sun = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAABwAAAAcCAYAAAByDd+UAAAAcklEQVR42mNgGArg6w69/yA8aiFJBlJqIdEOghmGTwOx8lS1"
      + "lOp6sWlEFiMkT3Fc4rIMm6VUS5XEWkoXy6hiKamWUWwpzSzEpYkSC/E6hO4WDv84HDTZgu4Zn65FG10Lb7pWTwNWAdOtiTHa"
      + "TBwQCykBAHAWrH88j3YwAAAAAElFTkSuQmCC")
  /// A heart that fills its square, as SVG.
  public static let heart = Array(
    """
    <?xml version="1.0"?>
    <!-- A heart. -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 21 3 12a5.5 5.5 0 0 1 9-6.5 5.5 5.5 0 0 1 9 6.5z" fill="#c9302d"/></svg>
    """.utf8)
  /// A star in a square.
  public static let star = Outline(
    points: (0..<10).map { corner in
      let angle = Double(corner) * .pi / 5
      let radius = corner % 2 == 0 ? 0.5 : 0.2
      return Point(x: 0.5 + radius * sin(angle), y: 0.5 - radius * cos(angle))
    })

  /// Returns a source of bytes that are known to be an image.
  public static func source(_ bytes: [UInt8]) -> ImageSource {
    do { return try ImageSource(bytes) } catch { preconditionFailure(error.description) }
  }

  private static func bytes(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64) ?? Data()) }
}
