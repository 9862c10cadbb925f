import Basics
import Diffing
public import Geometry
import ViewKit

/// Drags over the collection. A collection in the same window calls these functions itself; for drags from elsewhere,
/// the host calls them.
extension CollectionView {
  /// How long a drag rests over an item before the item opens, in seconds.
  private static let springRest = 0.75

  /// Reports that a drag is over a point of the viewport. Returns what a drop there would do.
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
    showDropIndicator(at: !isInto && isOffered ? gap : nil)
    refreshStates()
    spring(hovered)
    return proposal
  }

  /// Reports that a drag left the collection.
  public func dropSessionDidExit(_ session: DragSession) {
    guard dropSession?.session === session, dropSession?.isInside == true else { return }
    dropSession?.isInside = false
    dropSession?.target = nil
    showDropIndicator(at: nil)
    refreshStates()
    spring(nil)
    notifyDelegates { $0.collection(DropEvent.didExit, session) }
  }

  /// Carries out the last proposal because the drag ended over the collection. Returns whether anything was dropped.
  @discardableResult
  public func dropSessionPerform(_ session: DragSession) -> Bool {
    guard let state = dropSession, state.session === session, state.isInside else { return false }
    showDropIndicator(at: nil)
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

  /// Reports that a drag that was over the collection has ended, here or elsewhere.
  public func dropSessionDidEnd(_ session: DragSession) {
    guard let state = dropSession, state.session === session else { return }
    dropSession = nil
    showDropIndicator(at: nil)
    spring(nil)
    if !state.isRefused { notifyDelegates { $0.collection(DropEvent.didEnd, session) } }
  }

  /// Opens an item when a drag rests over it.
  private func spring(_ path: ItemPath?) {
    guard dropSession?.hovered != path else { return }
    dropSession?.hovered = path
    window?.cancelDelay(of: nodes)
    guard let path else { return }
    window?.after(Self.springRest, for: nodes, callback(to: self) { $0.open(path) })
  }

  /// Opens the item over which a drag has rested, if it still does.
  private func open(_ path: ItemPath) {
    guard dropSession?.hovered == path, exists(path), ask(.shouldSpringLoad, path) else { return }
    if ask(.canPerformPrimaryAction, path) {
      notify(.performPrimaryAction, path)
    } else {
      select(path, replacing: true)
    }
  }
}
