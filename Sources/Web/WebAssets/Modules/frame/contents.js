// Nodes of the page instead of the content of events, days, details, and labels.

import { DAY_FLAGS } from '../engine/laterlists.js';
import { HOOKS } from '../engine/lists.js';
import { sendFormats } from '../language/formats.js';
import { levelOf } from '../options/attributes.js';
import { clockOf, eventOf } from '../engine/messages.js';
import { lookOf } from '../events/colors.js';
import { sendDecorations } from '../events/decorations.js';
import { refreshOrder, sendOrder } from '../events/order.js';

/** The time for hooks per frame, in milliseconds. */
const BUDGET = 4;
/** How long slow hooks wait after the last motion, in milliseconds. */
const REST = 120;
/** The maximum number of results to keep, whether shown or not. */
const POOL = 512;

const EVENT_PLACES = ['bar', 'block', 'row', 'background'];

/** The states of a day, by name. */
const statesOf = flags => Object.fromEntries(Object.entries(DAY_FLAGS).map(([name, bits]) => [name, (flags & bits) !== 0]));

/** The descriptions passed to hooks, created from the fields of contents; see `PageDecorator.content`. */
const DESCRIPTIONS = {
  eventContent: (session, [place, date, isStart, isEnd, timeText, color, status, , ...event]) => ({ ...eventOf(session, event),
    date, place: EVENT_PLACES[place], isStart: isStart === '1', isEnd: isEnd === '1', timeText, ...lookOf(color, status) }),
  dayContent: (session, [date, flags, eventCount, hiddenCount]) => ({ date, eventCount: +eventCount, hiddenCount: +hiddenCount,
    ...statesOf(flags) }),
  detailsContent: (session, [color, status, , ...event]) => ({ ...eventOf(session, event), ...lookOf(color, status),
    close: () => session.engine?.almanac_details(-1) }),
  dayHeadingContent: (session, [, text, date, flags, eventCount, height]) =>
    ({ date, text, eventCount: +eventCount, ...statesOf(flags), height: +height }),
  hourContent: (session, [, text, second, isSecond]) => ({ time: clockOf(second), text, isSecondZone: isSecond === '1' }),
  moreContent: (session, [, text, date, count, isBlock]) => ({ date, count: +count, text, isBlock: isBlock === '1' }),
  weekNumberContent: (session, [, text, date, number]) => ({ date, number: +number, text }),
  resourceHeadingContent: (session, [date, title, id = null, color, parent]) => ({ date: date || null, id, title,
    color: +color ? lookOf(color).color : null, parent: parent || null, resource: session.sources.resources.get(id) ?? null }),
};

/** The ends of the names of slots of nodes without a place. */
const SLOTS = { dayContent: 'day', detailsContent: 'details', hourContent: 'hour', moreContent: 'more',
  weekNumberContent: 'week-number', dayHeadingContent: 'heading', resourceHeadingContent: 'heading' };

/** What sends the values that are no hooks. */
const SENDERS = { decorations: sendDecorations, eventOrder: sendOrder, formats: sendFormats };

/** Whether a hook returned nothing to be shown. */
const isEmpty = made => [null, undefined, '', false].includes(made);

/** Shows the names that the page gives an event, after the ones of its part. Later states follow both. */
function showNames(node, names) {
  const { element, part, names: before = '' } = node;
  if (names === before || !part) return;
  const base = before ? part.slice(0, -before.length - 1) : part, rest = node.parts.slice(part.length);
  Object.assign(node, { names, part: names ? `${base} ${names}` : base });
  element.part = node.parts = node.part + rest;
}

/** The number of boxes so far, of which their names are made. */
let boxCount = 0;

/**
 * Calls the page's hooks once for each version of an event or a day, and shows the returned nodes in the engine's
 * views. A node is in a box in the light DOM, and a slot in the element of a view shows it. So the node stays in place
 * when views come and go, and moves with them.
 */
export class Contents {
  /** The results of hooks, by content of the view, most recently shown last. */
  #items = new Map();
  /** The views with a content. */
  #nodes = new Set();
  /** The views that do not show their content yet. */
  #waiting = new Set();
  /** Whether some of them are waiting because time ran out. */
  #isLate = false;
  /** The duration of the last call, in milliseconds. */
  #cost = 0;
  /** What hooks returned for paper: each with its hook, what the hook was told, and its box. */
  #printed = [];
  /** The hooks whose exceptions were told. */
  #told = new Set();

  constructor(session) { this.session = session; }

  /** Tells the engine which hooks exist. */
  send() {
    const { element, engine } = this.session;
    engine.almanac_hooks(HOOKS.reduce((bits, name, index) => bits | !!element[name] << index, 0));
  }

  /** Responds to changed data, or to a changed hook. */
  change(name) {
    const { session } = this, send = SENDERS[name];
    if (name === 'resources') return session.sources.resources.read();
    if (!send) this.renew(name);
    if (session.engine) session.whenWhole(() => {
      session.flush();
      session.isScripted = session.announcer.isQuiet = true;
      if (send) send(session); else this.send();
      session.isScripted = false;
      session.showSoon();
    });
  }

  /** Sets or clears the content of a view, which the names of its event may follow. */
  set(node, text) {
    const [content, names = ''] = text.split('\x1e');
    showNames(node, names);
    if (node.content === content) return;
    this.leave(node);
    node.content = content;
    if (!content) return;
    this.#nodes.add(node);
    this.#waiting.add(node);
  }

  /** Called when a view is removed or has another content. */
  leave(node) {
    const former = node.item?.former;
    this.#nodes.delete(node);
    this.#waiting.delete(node);
    this.#clear(node);
    // The view that showed it before shows it again.
    if (this.#nodes.has(former)) this.#waiting.add(former);
  }

  /** Called after each frame. Fills waiting views as time permits, visible ones first. Slow hooks are not called during motion. */
  run(isMoving) {
    const { session } = this, start = performance.now();
    if (!isMoving && !session.arrival.isHeld) session.place.run();
    session.arrival.run(isMoving);
    session.headerSlots.run();
    if (!isMoving) session.form.update();
    isMoving ||= start - session.movedAt < REST;
    let nodes = this.#waiting;
    if (this.#isLate && !isMoving) {
      const { top, bottom } = session.box.getBoundingClientRect();
      const isInView = ({ element }) => (({ y, height }) => y < bottom && y + height > top)(element.getBoundingClientRect());
      nodes = new Set([...[...nodes].filter(isInView), ...nodes]);
    }
    this.#isLate = false;
    for (const node of nodes) {
      if (node.element.closest('[hidden]')) continue;
      const { content } = node, name = HOOKS[content[0]], hook = session.element[name];
      const room = BUDGET - (performance.now() - start), isTooLate = room <= 0 || isMoving && this.#cost > room;
      if (hook && !this.#items.has(content) && isTooLate) {
        this.#isLate = true;
        continue;
      }
      this.#waiting.delete(node);
      if (hook) this.#show(node, this.#items.get(content) ?? this.#call(hook, name, node));
    }
    if (this.#isLate) session.requestFrame();
  }

  /** Releases all results, or those of one hook, and calls hooks again for visible views. */
  renew(name) {
    const isMeant = content => !name || HOOKS[content[0]] === name;
    for (const content of [...this.#items.keys()]) if (isMeant(content)) this.#release(content);
    for (const node of this.#nodes) if (isMeant(node.content)) this.#waiting.add(node);
  }

  /** Calls hooks again for events whose objects changed in fields unknown to the engine. */
  refresh() {
    refreshOrder(this.session);
    for (const [content, { info, holder }] of [...this.#items]) {
      // The source is the second to last field of an event.
      const event = info.event && this.session.sources.objectOf(content.split('\x1f').at(-2), info.id);
      if (!event) continue;
      const isAlike = [...Object.keys(event), ...Object.keys(info.event)].every(name => Object.is(event[name], info.event[name]));
      if (!isAlike) this.#release(content);
      if (!isAlike && holder) this.#waiting.add(holder);
      info.event = event;
    }
  }

  // Paper

  /**
   * A slot with the node of a hook for paper; undefined if the hook returns none. What is on the screen is copied, as frameworks
   * have filled it by now.
   */
  print(hook, name, info) {
    // A bar on the screen may show more days of an event than one on paper.
    const fields = ['id', 'recurrenceId', 'date', 'place', 'isOutside', 'isStart', 'isEnd', 'time', 'isSecondZone'];
    const isSame = ({ hook: other, holder, info: own }) =>
      holder && other === hook && fields.every(field => own[field] === info[field]);
    const shown = [...this.#items.values()].find(isSame);
    const item = shown ? { info: { place: 'print' }, made: [...shown.box.childNodes].map(node => node.cloneNode(true)) }
      : this.#make(hook, name, { ...info });
    if (!shown && isEmpty(item.made)) return undefined;
    // A node is in one place, and stays there.
    const isElsewhere = !shown && [item.made].flat().some(node => node?.isConnected);
    const made = isElsewhere ? [item.made].flat().map(node => node?.cloneNode?.(true) ?? node) : item.made;
    const box = this.#box({ ...item, made, info: { place: 'print' } }, name), slot = document.createElement('slot');
    slot.name = box.slot;
    this.#printed.push({ ...item, box, isKept: !!shown || isElsewhere });
    return slot;
  }

  /** Releases what was made for paper. */
  endPrint() {
    for (const { hook, info, made, box, isKept } of this.#printed.splice(0)) {
      box.remove();
      if (!isKept) this.#tellReleased(hook, made, info);
    }
  }

  #call(hook, name, node) {
    const { session } = this, { element } = session, { style } = node.element, [, ...fields] = node.content.split('\x1f');
    const info = { width: parseFloat(style.width), height: parseFloat(style.height), level: levelOf(session),
      ...DESCRIPTIONS[name](session, fields) };
    const start = performance.now(), item = this.#make(hook, name, info);
    if (!isEmpty(item.made)) item.box = this.#box(item, name);
    this.#cost = performance.now() - start;
    this.#items.set(node.content, item);
    for (const [content, { holder }] of this.#items) {
      if (this.#items.size <= POOL) break;
      if (!holder && content !== node.content) this.#release(content);
    }
    return item;
  }

  /** Calls a hook. What it throws is said once. */
  #make(hook, name, info) {
    const item = { hook, info };
    try {
      item.made = hook.call(this.session.element, info);
    } catch (error) {
      if (!this.#told.has(hook)) console.error(`almanac-calendar: ${name} failed:`, error);
      this.#told.add(hook);
    }
    return item;
  }

  /** A box with what a hook returned. */
  #box(item, name) {
    const { session } = this, box = document.createElement('div');
    box.append(...[item.made].flat());
    // Browsers fire an event of this name for fields; it must not be mistaken for the calendar's.
    box.addEventListener('selectionchange', event => event.stopPropagation());
    box.slot = `almanac-${item.info.place ?? SLOTS[name]}-${++boxCount}`;
    // The all-day lane is below the heading of a day.
    if (name === 'dayHeadingContent' && item.info.place !== 'print') box.style.height = `${item.info.height}px`;
    session.element.append(box);
    // Details have the height they need. All other content is described by the label of the event or day.
    if (name !== 'detailsContent') box.ariaHidden = 'true';
    else new ResizeObserver(() => {
      if (!item.holder || !session.engine) return;
      session.engine.almanac_details(box.offsetHeight + 2);
      session.showSoon();
    }).observe(box);
    return box;
  }

  #show(node, item) {
    this.#items.delete(node.content);
    this.#items.set(node.content, item);
    if (!item.box || item.holder === node) return;
    // A node can be in only one place.
    item.former = item.holder;
    this.#clear(item.former);
    Object.assign(node, { item, slot: document.createElement('slot') });
    node.slot.name = item.box.slot;
    node.element.append(node.slot);
    node.element.toggleAttribute('hosts', true);
    item.holder = node;
  }

  /** Makes a view show its own content again. */
  #clear(node) {
    if (!node?.item) return;
    node.slot.remove();
    node.element.removeAttribute('hosts');
    node.item = node.item.holder = undefined;
  }

  /** Discards the result of a hook, and notifies the hook. */
  #release(content) {
    const { hook, info, made, box, holder } = this.#items.get(content);
    this.#items.delete(content);
    this.#clear(holder);
    if (!box) return;
    box.remove();
    this.#tellReleased(hook, made, info);
  }

  #tellReleased(hook, made, info) {
    try { hook.released?.(made, info); } catch (error) { console.error('almanac-calendar:', error); }
  }
}
