import Almanac

/// A page as the host of a window: frames go to JavaScript, which keeps the elements and scrolls them by itself.
final class BrowserHost: WindowHost {
  let capabilities = HostCapabilities.scrollsNatively
  var scale: Double
  private let port: any WebPort
  private var encoder: MutationEncoder

  init(port: any WebPort, scale: Double, palette: Palette) {
    self.port = port
    self.scale = scale
    encoder = MutationEncoder(styles: LayerStyleSheet(palette: palette))
  }

  func requestFrame() { port.requestFrame() }

  func commit(_ frame: FrameOutput) {
    encoder.encode(frame.mutations)
    for image in encoder.images { port.image(image.id, format: image.format, image.bytes) }
    port.commit(words: encoder.words, text: encoder.text)
  }

  func perform(_ request: HostRequest) {
    switch request {
    case .focus(let view): port.focus(view.rawValue)
    }
  }
}
