import Events
import ViewKit

extension Image {
  /// The image of an event as it stands beside a title, which says what it is of; `nil` if it is none that can be
  /// shown.
  ///
  /// - Parameter loadsRemote: whether an address may be loaded; else it is left alone, because whoever serves it would
  ///   learn who looks at the calendar, and when (RFC 7986, 7).
  init?(_ image: EventImage, loadsRemote: Bool) {
    do throws(ImageError) {
      switch image.content {
      case .data(let bytes): self.init(try ImageSource(bytes))
      case .reference(let address):
        guard loadsRemote else { return nil }
        self.init(try ImageSource(address: address))
      }
    } catch {
      return nil
    }
  }
}
