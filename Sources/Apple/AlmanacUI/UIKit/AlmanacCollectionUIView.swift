#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CollectionKit
  public import CollectionManager
  public import Foundation
  import UIKit

  /// A collection view of the engine as a UIKit view, with a manager for its models.
  ///
  /// ```swift
  /// let list = AlmanacCollectionUIView()
  /// list.manager.register(RecipeCell.self)
  /// list.manager.memoryStorage.setItems(recipes)
  /// ```
  open class AlmanacCollectionUIView: AlmanacHostUIView {
    /// The collection view of the engine.
    public let engine: CollectionView
    /// The manager of the collection, created on first use. If your controller has its own manager, start that one
    /// instead.
    public private(set) lazy var manager = CollectionManager(managing: engine)

    /// Creates an empty collection.
    public init(layout: CollectionLayout = .list(ListLayout())) {
      engine = CollectionView(layout: layout)
      super.init(root: engine)
    }

    /// Creates an empty list.
    public override init(frame: CGRect) {
      engine = CollectionView()
      super.init(root: engine, frame: frame)
    }

    /// Creates an empty list, for storyboards.
    public required init?(coder: NSCoder) {
      engine = CollectionView()
      super.init(coder: coder, root: engine)
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      engine.direction = layoutDirection
    }

    open override func traitsDidChange() {
      super.traitsDidChange()
      engine.direction = layoutDirection
    }
  }
#endif
