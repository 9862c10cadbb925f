/// Re-exports the targets of the kit under one name: `import Almanac`.
@_exported public import Basics
@_exported public import CalendarLayout
@_exported public import CalendarEditing
@_exported public import CalendarPanels
@_exported public import CalendarSystems
@_exported public import CalendarText
@_exported public import CalendarViews
@_exported public import CollectionKit
@_exported public import Diffing
@_exported public import Events
@_exported public import Geometry
@_exported public import ICalendar
@_exported public import SceneExport
@_exported public import TimeZones
@_exported public import ViewKit
