/// An error that prevents a picture from being drawn.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A side has more pixels than `limit`.
  case side(pixels: Int, limit: Int)
  /// The picture has more pixels than `limit`.
  case area(pixels: Int, limit: Int)
  /// There are no fonts in this folder; an empty path stands for the system's folders.
  case noFonts(String)
  /// There is no font with this name.
  case noFont(String)
  /// The painting library reports an error, such as a lack of memory.
  case library(String)

  /// A sentence that describes the error, without a full stop.
  public var description: String {
    switch self {
    case .side(let pixels, let limit): "a side of \(pixels) pixels is too long, at most \(limit) are possible"
    case .area(let pixels, let limit): "a picture of \(pixels) pixels is too large, at most \(limit) are possible"
    case .noFonts(let path): path.isEmpty ? "no fonts are installed" : "\(path): no fonts are there"
    case .noFont(let name): "there is no font \(name)"
    case .library(let text): text
    }
  }
}
