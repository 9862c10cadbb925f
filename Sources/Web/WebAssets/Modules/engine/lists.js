// The names that the page and the engine number: made by Scripts/write-schema from Sources/Web/WebSchema.

/** The reports of the engine. Numbered as in `WebMessage`. */
export const MESSAGE_NAMES = ['palette', 'select', 'activate', 'visible', 'answer', 'conflict', 'report', 'anomaly',
  'locale', 'level', 'calendars', 'copy', 'beforeEdit', 'edit', 'undo', 'save', 'export', 'batch', 'occurrences',
  'position', 'file', 'height', 'beforeSelect', 'tap', 'period', 'hit', 'frame', 'more', 'resolved', 'saveCalendar',
  'edited', 'editStart', 'editEnd', 'limits', 'allowChange', 'levelName', 'selectTime', 'place', 'imported', 'link'];

/** The operations of a frame. Numbered as in `MutationEncoder.Operation`. */
export const OPERATION_NAMES = ['', 'create', 'remove', 'raise', 'frame', 'style', 'layer', 'text', 'hidden', 'role',
  'label', 'states', 'owned', 'tabStop', 'contentSize', 'scroll', 'effect', 'extent', 'image', 'forgetImage', 'link',
  'part', 'hostedContent'];

/** The hooks of the page, by bit. Numbered as in `PageHooks`. */
export const HOOKS = ['eventContent', 'dayContent', 'detailsContent', 'dayHeadingContent', 'hourContent',
  'moreContent', 'weekNumberContent', 'resourceHeadingContent'];

/** The roles. Numbered as in `AccessibilityNode.Role`. */
export const ROLES = ['', 'grid', 'row', 'columnheader', 'gridcell', 'button', 'heading', 'list', 'listitem', 'group',
  'toolbar', 'status', 'rowgroup', 'table', 'listbox', 'option', 'rowheader', 'dialog', 'checkbox', 'searchbox', 'note',
  'menu', 'menuitem', 'link', 'paragraph', 'textbox', 'alert'];

/** The named colors. Numbered as in `EventHue`. */
export const HUES = ['red', 'orange', 'amber', 'lime', 'green', 'teal', 'cyan', 'blue', 'indigo', 'purple', 'pink',
  'graphite'];

/** The media types of images, without `image/`. Numbered as in `ImageFormat`. */
export const MEDIA_TYPES = ['png', 'jpeg', 'gif', 'webp', 'svg+xml'];

/** How images fill a frame, in CSS. Numbered as in `Image.ContentMode`. */
export const CONTENT_MODES = ['contain', 'cover', 'none'];

/** The events of a press. Numbered as in `PointerEvent.Phase`. */
export const POINTER_PHASES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];

/** The kinds of pointers. Numbered as in `PointerEvent.Kind`. */
export const POINTER_KINDS = ['mouse', 'touch', 'pen'];

/** The phases of a pinch. Numbered as in `MagnifyEvent.Phase`. */
export const MAGNIFY = { began: 0, changed: 1, ended: 2, cancelled: 3, step: 4 };

/** The keys with names. The next number stands for a character. Numbered as in `KeyEvent.Key`. */
export const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter',
  ' ', 'Escape', 't', '+', '-', 'Tab', 'Delete', 'F2', 'Insert'];

/** The CSS classes of traits, by bit. Numbered as in `ViewTraits`. */
export const TRAITS = ['scrolls', 'clips', 'moves', 'pinx', 'piny', 'wide', 'still', 'sticks', 'edits', 'turns', '',
  'links', 'through', 'lines', 'dates', 'times'];

/** The edits that can be permitted, by bit. Numbered as in `EditVerbs`. */
export const VERBS = ['create', 'move', 'resize', 'edit', 'delete'];

/** The states of `AccessibilityNode.States` that a page shows to assistive technology. */
export const STATES = { selectable: 1, selected: 2, current: 4, disabled: 8, pressed: 128, live: 512,
  multiselectable: 1024, checkable: 2048, checked: 4096, inert: 8192, expanded: 16384 };
