import Basics
import Diffing
import Geometry
import ViewKit

/// The visible parts of lifted items: for a menu, a drag, or a drop.
extension CollectionView {
  /// Shows the previews of items, replacing those shown before.
  func showPreviews(_ list: [(path: ItemPath, parameters: PreviewParameters)]) {
    window?.cancelDelay(of: overlay)
    window?.cancelAnimation(of: overlay)
    for preview in previews { remove(preview) }
    previews = list.map { makePreview($0.path, $0.parameters) }
  }

  /// Animates the previews of items to their final parts, then removes them; immediately if motion is reduced.
  func dismissPreviews(_ list: [(path: ItemPath, parameters: PreviewParameters)]) {
    let starts = previews.map { ($0.path, $0.frame, $0.hasPicture) }
    showPreviews([])
    var steps: [PreviewAnimation.Step] = []
    for (path, parameters) in list {
      let start = starts.first { $0.0 == path }
      let preview = makePreview(path, parameters, needsPicture: start?.2 == true)
      previews.append(preview)
      if let start, preview.hasPicture, let item = viewportFrame(of: path) {
        steps.append(PreviewAnimation.Step(preview: preview, start: start.1, item: item))
      }
    }
    if let window, !window.reducesMotion, !steps.isEmpty { window.animate(PreviewAnimation(owner: overlay, steps)) }
    hidePreviews(after: PreviewAnimation.seconds)
  }

  /// Removes the previews after some seconds, or immediately if motion is reduced.
  func hidePreviews(after seconds: Double) {
    guard let window, !window.reducesMotion else {
      showPreviews([])
      return
    }
    window.after(seconds, for: overlay, callback(to: self) { $0.showPreviews([]) })
  }

  /// Returns the preview of an item, in the tree.
  func makePreview(_ path: ItemPath, _ parameters: PreviewParameters, needsPicture: Bool = false) -> ItemPreview {
    let isWhole = parameters == PreviewParameters() && !needsPicture
    let preview = ItemPreview(
      path, parameters, appearance.accent, picture: isWhole ? nil : makePicture(path), hiding: cell(at: path))
    preview.show(viewportFrame(of: path) ?? .zero)
    overlay.addSubview(preview)
    return preview
  }

  func remove(_ preview: ItemPreview) {
    preview.removeFromSuperview()
    preview.hiddenCell?.effect = .none
    guard let picture = preview.picture else { return }
    picture.removeFromSuperview()
    retirePicture(picture)
  }
}
