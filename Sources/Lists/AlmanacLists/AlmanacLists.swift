/// Re-exports the targets of lists, and the views that they show, under one name: `import AlmanacLists`.
@_exported public import CalendarLists
@_exported public import CollectionKit
@_exported public import CollectionManager
@_exported public import Diffing
@_exported public import Geometry
@_exported public import ViewKit
