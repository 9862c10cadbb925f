import Almanac

/// A page as the host of a window: frames go to JavaScript, which keeps the elements and scrolls them by itself.
final class BrowserHost: WindowHost {
  let capabilities = HostCapabilities.scrollsNatively
  var scale: Double
  /// How many words were sent since somebody set it to 0: how much the page had to do.
  var sentWords = 0
  private let port: any WebPort
  private var encoder: MutationEncoder

  init(port: any WebPort, scale: Double, palette: Palette) {
    self.port = port
    self.scale = scale
    encoder = MutationEncoder(styles: LayerStyleSheet(palette: palette))
    tellPalette(palette)
  }

  /// Shows everything in other colours from now on. The page forgets the rules of all layers, and gets them anew at once:
  /// they also depend on names, outlines and the width of lines.
  func show(_ palette: Palette) {
    tellPalette(palette)
    encoder.restyle(LayerStyleSheet(palette: palette))
    if !encoder.words.isEmpty { port.commit(words: encoder.words, text: encoder.text) }
  }

  func requestFrame() { port.requestFrame() }

  func commit(_ frame: FrameOutput) {
    encoder.encode(frame.mutations)
    sentWords += encoder.words.count
    for image in encoder.images { port.image(image.id, format: image.format, image.bytes) }
    port.commit(words: encoder.words, text: encoder.text)
  }

  func perform(_ request: HostRequest) {
    switch request {
    case .focus(let view): port.focus(view.rawValue)
    }
  }

  private func tellPalette(_ palette: Palette) {
    port.tell(.palette, [String(decoding: LayerStyleSheet(palette: palette).properties, as: UTF8.self)])
  }
}
