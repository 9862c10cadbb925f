public import Foundation

/// A picture. iOS 2.
open class UIImage: NSObject, @unchecked Sendable {
  open private(set) var cgImage: CGImage?

  init(_ image: CGImage) { cgImage = image }
}

/// iOS 10.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 2
  open var opaque = false

  public override init() { super.init() }
}

/// iOS 10.
open class UIGraphicsImageRendererContext: NSObject {
  open private(set) var cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }
}

/// A maker of pictures, whose contexts begin at the upper left. iOS 10.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context))
    UIGraphicsPopContext()
    let pixels = CGSize(width: size.width * format.scale, height: size.height * format.scale)
    return UIImage(
      CGImage(context, width: Int(pixels.width.rounded(.up)), height: Int(pixels.height.rounded(.up))))
  }
}
