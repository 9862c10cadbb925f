import Almanac

/// The host of a window in a page: sends frames to JavaScript, which owns and scrolls the elements.
final class BrowserHost: WindowHost {
  let capabilities = HostCapabilities.scrollsNatively
  var scale: Double
  /// The number of words sent since the last reset to 0, as a measure of the page's work.
  var sentWords = 0
  private let port: any WebPort
  private var encoder: MutationEncoder

  init(port: any WebPort, scale: Double, palette: Palette) {
    self.port = port
    self.scale = scale
    encoder = MutationEncoder(styles: LayerStyleSheet(palette: palette))
    postPalette(palette)
  }

  /// Switches to another palette. The page drops the rules of all layers and immediately receives new ones, because
  /// they also depend on names, outlines, and line widths.
  func show(_ palette: Palette) {
    postPalette(palette)
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
    case .copy(let text, let alternatives):
      let calendar = alternatives.first { $0.type == "text/calendar" }
      port.post(.copy, [text.string, calendar?.text.string ?? ""])
    case .save(let file, let title): port.post(.file, [title.string, file.text.string])
    }
  }

  private func postPalette(_ palette: Palette) {
    port.post(.palette, [String(utf8: LayerStyleSheet(palette: palette).properties)])
  }
}
