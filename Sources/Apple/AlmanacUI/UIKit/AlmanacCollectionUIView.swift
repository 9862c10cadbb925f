#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CollectionKit
  public import CollectionManager
  public import Foundation
  import UIKit

  /// A collection of items as a view of UIKit, with a manager of its models.
  ///
  /// ```swift
  /// let list = AlmanacCollectionUIView()
  /// list.manager.register(RecipeCell.self)
  /// list.manager.memoryStorage.setItems(recipes)
  /// ```
  open class AlmanacCollectionUIView: AlmanacHostUIView {
    /// The collection of the engine.
    public let engine: CollectionView
    /// The manager of the collection, made when it is first asked for. A controller that has one of its own starts that instead.
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
