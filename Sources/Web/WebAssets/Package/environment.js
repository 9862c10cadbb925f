// Checks that a test environment has what the element needs; testing.js imports it before the element.

const HELP = 'Set the test environment of your runner to jsdom, or import global-jsdom/register before almanac-calendar/testing';
const NEEDED = ['document', 'window', 'Document', 'Element', 'HTMLElement', 'Node', 'ShadowRoot', 'customElements', 'getComputedStyle'];
/** What Node has, too. jsdom rejects Node's events and signals. */
const OF_EVENTS = ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal'];

const missing = NEEDED.find(name => !globalThis[name]);
if (missing) throw new Error(`almanac-calendar/testing: the global ${missing} is not defined. ${HELP}.`);

/** Whether elements accept the events and signals of the globals. */
function areAccepted() {
  const node = document.createElement('i');
  try {
    node.addEventListener('probe', () => {}, { signal: new AbortController().signal });
    return node.dispatchEvent(new CustomEvent('probe'));
  } catch {
    return false;
  }
}

if (!areAccepted()) {
  for (const name of OF_EVENTS) {
    const value = document.defaultView?.[name];
    if (value) Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  if (!areAccepted()) {
    throw new Error(`almanac-calendar/testing: the document rejects the globals ${OF_EVENTS.join(', ')}, which are not of its window. ${HELP}.`);
  }
}
