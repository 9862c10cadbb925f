/// An error that prevents a picture.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A side has more pixels than `limit`.
  case side(pixels: Int, limit: Int)
  /// The picture has more pixels than `limit`.
  case area(pixels: Int, limit: Int)
  /// There is no font in this folder; an empty path stands for the folders of the system.
  case noFonts(String)
  /// There is no face of this name.
  case noFont(String)
  /// The library that paints reports an error, such as a lack of memory.
  case library(String)

  /// The error as a sentence without a full stop.
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
