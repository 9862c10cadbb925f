import Basics
import Geometry
import ViewKit

/// A strip of titles next to a long collection. Each title leads to an item.
final class IndexStrip: View {
  static let width = 24.0
  private let rows: [IndexTitle]

  init(_ titles: [String], _ appearance: CollectionAppearance, choose: @escaping (Int) -> Void) {
    rows = titles.enumerated().map { index, title in IndexTitle(title, appearance) { choose(index) } }
    super.init()
    accessibility.role = .group
    for row in rows { addSubview(row) }
  }

  /// Lays out the strip at the trailing edge, vertically centered and as high as all its titles.
  func layOut(in size: Size, _ direction: LayoutDirection) {
    let pitch = rows.isEmpty ? 0 : min(16, size.height / Double(rows.count))
    let height = pitch * Double(rows.count)
    let x = direction == .leftToRight ? max(0, size.width - Self.width) : 0
    frame = Rect(x: x, y: (size.height - height) / 2, width: Self.width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = Rect(x: 0, y: Double(index) * pitch, width: Self.width, height: pitch)
    }
  }
}

/// A title of the strip.
private final class IndexTitle: View {
  private let choose: () -> Void

  init(_ title: String, _ appearance: CollectionAppearance, _ choose: @escaping () -> Void) {
    self.choose = choose
    super.init()
    text = title
    layer = Layer(textColor: appearance.accent, textStyle: appearance.indexText, cursor: .pointingHand)
    accessibility.role = .button
    addGesture(TapGesture(action: callback(to: self) { title, _ in _ = title.activate() }))
  }

  override func activate() -> Bool {
    choose()
    return true
  }
}

extension CollectionView {
  /// Replaces the strip of titles.
  func updateIndexTitles() {
    indexStrip?.removeFromSuperview()
    indexStrip = nil
    guard interest.indexTitles, let titles = askDelegates({ $0.collectionIndexTitles() }), !titles.isEmpty else {
      return
    }
    let strip = IndexStrip(
      titles, appearance,
      choose: callback(to: self) { view, index in
        let path = view.askDelegates { $0.collectionPath(forIndexTitle: titles[index], at: index) }
        if let path { view.scrollToItem(at: path, at: .top) }
      })
    overlay.addSubview(strip)
    indexStrip = strip
  }
}
