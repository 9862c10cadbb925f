import Events
import ViewKit

extension Image {
  /// Creates the image that is shown beside the title of an event; `nil` if it cannot be shown.
  ///
  /// - Parameter loadsRemote: whether images that are given as URLs may be loaded. Their server would learn who views
  ///   the calendar, and when (RFC 7986, section 7).
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
