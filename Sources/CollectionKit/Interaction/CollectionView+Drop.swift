import Diffing
public import Geometry
import ViewKit

/// Things dragged over the collection: from a collection of the same window, which calls these by itself, or from
/// elsewhere, if the host calls them.
extension CollectionView {
  /// Seconds of rest over an item that open it.
  private static let springRest = 0.75

  /// A drag is over a point of the viewport. Returns what a drop there would do.
  @discardableResult
  public func dropSessionDidMove(_ session: DragSession, to point: Point) -> DropProposal {
    guard interest.drop else { return DropProposal(.cancel) }
    if dropSession?.session !== session {
      dropSession = DropState(session: session)
      dropSession?.isRefused = askDelegates { $0.collectionCanHandle(session) } == false
    }
    guard dropSession?.isRefused == false else { return DropProposal(.cancel) }
    session.location = point + Point(x: 0, y: top)
    if dropSession?.isInside == false {
      dropSession?.isInside = true
      notifyDelegates { $0.collection(DropEvent.didEnter, session) }
    }
    let hovered = itemPath(atViewportPoint: point)
    let gap = geometry?.gap(at: session.location)
    var proposal = askDelegates { $0.collectionProposal(session, destination: gap) } ?? DropProposal(.cancel)
    if proposal.operation == .move, !session.allowsMove { proposal.operation = .copy }
    let isInto = proposal.intent == .insertIntoDestination
    dropSession?.proposal = proposal
    dropSession?.destination = isInto ? hovered : gap
    let isOffered = proposal.operation == .copy || proposal.operation == .move
    dropSession?.target = isInto && isOffered ? hovered : nil
    showMark(at: !isInto && isOffered ? gap : nil)
    refreshStates()
    spring(hovered)
    return proposal
  }

  /// A drag left the collection.
  public func dropSessionDidExit(_ session: DragSession) {
    guard dropSession?.session === session, dropSession?.isInside == true else { return }
    dropSession?.isInside = false
    dropSession?.target = nil
    showMark(at: nil)
    refreshStates()
    spring(nil)
    notifyDelegates { $0.collection(DropEvent.didExit, session) }
  }

  /// The drag ended over the collection: carries out what was proposed last. Returns whether that was anything.
  @discardableResult
  public func dropSessionPerform(_ session: DragSession) -> Bool {
    guard let state = dropSession, state.session === session, state.isInside else { return false }
    showMark(at: nil)
    dropSession?.target = nil
    refreshStates()
    spring(nil)
    guard state.proposal.operation == .copy || state.proposal.operation == .move else { return false }
    let coordinator = DropCoordinator(session: session, destination: state.destination, proposal: state.proposal)
    notifyDelegates { $0.collectionPerformDrop(coordinator) }
    if let path = state.destination, let preview = askDelegates({ $0.collectionDropPreview(at: path) }) {
      showPreviews([(path, preview)])
      hidePreviews(after: 0.3)
    }
    return true
  }

  /// A drag that was over the collection has ended, here or elsewhere.
  public func dropSessionDidEnd(_ session: DragSession) {
    guard let state = dropSession, state.session === session else { return }
    dropSession = nil
    showMark(at: nil)
    spring(nil)
    if !state.isRefused { notifyDelegates { $0.collection(DropEvent.didEnd, session) } }
  }

  /// Waits for a drag to rest over an item, and opens that.
  private func spring(_ path: ItemPath?) {
    guard dropSession?.hovered != path else { return }
    dropSession?.hovered = path
    window?.cancelDelay(of: nodes)
    guard let path else { return }
    window?.after(Self.springRest, for: nodes) { [unowned(unsafe) self] in
      guard dropSession?.hovered == path, exists(path), ask(.shouldSpringLoad, path) else { return }
      if ask(.canPerformPrimaryAction, path) {
        notify(.performPrimaryAction, path)
      } else {
        select(path, replacing: true)
      }
    }
  }

  // MARK: - Previews

  /// Outlines what is lifted out of some items.
  func showPreviews(_ list: [(path: ItemPath, preview: PreviewParameters)]) {
    window?.cancelDelay(of: overlay)
    for view in previews { view.removeFromSuperview() }
    previews = list.map { entry in
      let view = View()
      view.layer = outlineLayer(entry.preview)
      view.frame = previewFrame(entry.preview, entry.path)
      overlay.addSubview(view)
      return view
    }
  }

  /// Takes the outlines away after some seconds, at once where motion is reduced.
  func hidePreviews(after seconds: Double) {
    guard let window, !window.reducesMotion else {
      showPreviews([])
      return
    }
    window.after(seconds, for: overlay) { [unowned(unsafe) self] in showPreviews([]) }
  }
}
