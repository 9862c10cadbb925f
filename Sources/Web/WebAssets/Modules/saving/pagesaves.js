// Saves of the page: what `waitUntil()` and `revert()` of `eventchange` do.

import { CalendarEditEvent, REVERTED } from './editevents.js';
import { mergedRecord, jsonOf } from './recordtext.js';

/** The time after which a save that is not finished is shown, in milliseconds. */
const PENDING_DELAY = 200;

const KINDS = ['update', 'create', 'delete'];
const kindOf = (before, after) => !before ? 'create' : after ? 'update' : 'delete';

/**
 * Saves one edit of a record at a time. An *entry* is a record that is being saved, or that waits for that: its source, its
 * identifier, and the record that the server has. Later edits of such records are *held*; then one event reports them all.
 */
export class PageSaves {
  /** By source and identifier. */
  #entries = new Map();
  /** The held edits, in order: the detail and the entries of each. */
  #held = [];
  #timer;
  /** Aborted when nothing is being saved any more; undefined while nothing is. */
  #wait;

  constructor(sources) { this.sources = sources; }

  /** Whether something is being saved. */
  get isBusy() { return this.#entries.size > 0; }

  /** Whether a record is being saved or waits for that, so that data of the page must not replace it. */
  has(source, id) { return this.#entries.has(`${source} ${id}`); }

  /** Whether a new event of a source may be a record that is being created, which the server has named already. */
  mayBeNew(source, title) {
    return [...this.#entries.values()].some(entry => entry.isPending && !entry.server && entry.source === source && entry.title === title);
  }

  /** Reports an edit to the page, or holds it. `texts` are its changes with sources; see `editevents.js`. */
  report(detail, texts) {
    texts.forEach(({ source, from = source, before, after }) => this.#rename(from, (before ?? after).id, source, (after ?? before).id));
    const known = texts.map(({ source, before, after }) => this.#entries.get(`${source} ${(after ?? before).id}`));
    const entries = texts.map(({ source, before, after }, index) =>
      known[index] ?? { source, id: (after ?? before).id, server: detail.changes[index].before });
    if (known.some(Boolean)) this.#hold(detail, entries); else this.#fire(detail, entries);
    this.#update();
  }

  #hold(detail, entries) {
    for (const entry of entries) this.#entries.set(`${entry.source} ${entry.id}`, entry);
    this.#held.push({ detail, entries });
  }

  #rename(source, id, newSource, newId) {
    const key = `${source} ${id}`, entry = this.#entries.get(key);
    if (!entry || key === `${newSource} ${newId}`) return;
    this.#entries.delete(key);
    this.#entries.set(`${newSource} ${newId}`, Object.assign(entry, { source: newSource, id: newId }));
  }

  /** Fires `eventchange`, and waits for what the page saves. */
  #fire(detail, entries) {
    const save = { detail, entries, isDone: false }, { session } = this.sources;
    // Later, because the engine may be calling the page.
    const revert = () => queueMicrotask(() => this.#fail(save, REVERTED));
    const event = new CalendarEditEvent('eventchange', detail, this.sources.element, revert);
    const promises = session?.isMuted ? [] : event.fire();
    if (!promises.length) return;
    entries.forEach((entry, index) => {
      Object.assign(entry, { isPending: true, title: detail.changes[index].after?.title });
      this.#entries.set(`${entry.source} ${entry.id}`, entry);
    });
    Promise.all(promises).then(values => this.#finish(save, values)).catch(reason => this.#fail(save, reason));
  }

  /** Takes the answers to a save: nothing, a record, or a list in the order of the changes, of each promise. */
  #finish(save, values) {
    const lost = values.find(value => value instanceof Response && !value.ok);
    if (lost) throw new Error(`${lost.status} ${lost.statusText}`);
    if (save.isDone) return;
    save.isDone = true;
    const { changes } = save.detail, first = changes.findIndex(({ after }) => after);
    save.entries.forEach((entry, index) => {
      const { after } = changes[index];
      Object.assign(entry, { isPending: false, server: after });
      for (const value of values) {
        const answer = Array.isArray(value) ? value[index] : index === first && value;
        if (after && answer && typeof answer === 'object') this.#take(entry, answer);
      }
    });
    this.#flush();
  }

  /** Takes the server's version of a record that was just saved. Fields that were edited since stay. */
  #take(entry, answer) {
    const sent = entry.server, given = Object.entries(answer).filter(([, value]) => value !== undefined);
    const server = Object.fromEntries(Object.entries({ ...sent, ...Object.fromEntries(given) }).filter(([, value]) => value !== null));
    const local = this.sources.recordAt(entry.source, entry.id), next = local && mergedRecord(sent, local, server);
    if (`${server.id}` === `${sent.id}` && (!next || jsonOf(next) === jsonOf(local))) return void (entry.server = server);
    const shown = this.#put(entry, next, server.id);
    entry.server = next && jsonOf(next) === jsonOf(server) ? shown : server;
  }

  /** Reverts a rejected save by field, and reports it to the page, unless the page itself reverted it. */
  #fail(save, reason) {
    if (save.isDone) return;
    save.isDone = true;
    const { detail, entries } = save;
    entries.forEach((entry, index) => {
      const { before, after } = detail.changes[index], local = this.sources.recordAt(entry.source, entry.id);
      Object.assign(entry, { isPending: false, server: before });
      if (!before) this.#drop(entry);
      else if (!after) { if (!local) this.#put(entry, before); }
      else if (local) this.#put(entry, mergedRecord(after, local, before));
    });
    this.#flush();
    if (reason !== REVERTED) this.#tell(detail, entries, reason);
  }

  /** Removes a record whose creation was rejected, with the held edits of it and the records that they created. */
  #drop(entry) {
    if (this.sources.recordAt(entry.source, entry.id)) this.#put(entry, null);
    const lost = this.#held.filter(({ entries }) => entries.includes(entry));
    this.#held = this.#held.filter(each => !lost.includes(each));
    for (const other of lost.flatMap(({ entries }) => entries)) if (!other.server && !other.isPending && other !== entry) this.#drop(other);
    // What the held edits did to other records is still to be saved.
    const rest = new Set(lost.flatMap(({ entries }) => entries).filter(({ server }) => server));
    if (rest.size) this.#held.push({ detail: lost.at(-1).detail, entries: [...rest] });
  }

  /** Shows a record instead of the one that an entry has; null for none. Returns it as it is shown. */
  #put(entry, record, id = record?.id ?? entry.id) {
    const { source } = entry, shown = this.sources.settle(source, `${entry.id}`, record, id);
    this.#rename(source, entry.id, source, id);
    entry.id = id;
    return shown;
  }

  #tell(detail, entries, reason) {
    let isRetried = false;
    const retry = () => {
      if (isRetried) return;
      isRetried = true;
      queueMicrotask(() => this.#retry(detail, entries));
    };
    // The page says why, in the language of its people.
    const { session } = this.sources, text = `${reason?.message ?? reason}`, status = reason?.status ?? 0;
    const isShown = session?.emit('saveerror', { changes: detail.changes, reason, retry, status, message: text }, true);
    if (isShown) session.notice.show([text], { title: session.words.tryAgain, run: () => (session.notice.hide(), retry()) });
  }

  /** Makes a rejected edit again, by field, and saves it. */
  #retry(detail, entries) {
    const again = entries.map((old, index) => {
      const { before, after } = detail.changes[index], { source, id } = old, local = this.sources.recordAt(source, id) ?? null;
      const entry = this.#entries.get(`${source} ${id}`) ?? { source, id, server: local };
      if (!after) { if (local) this.#put(entry, null); }
      else if (local || !before) this.#put(entry, local && before ? mergedRecord(before, local, after) : local ?? after);
      return entry;
    });
    this.#hold(detail, again);
    this.#flush();
  }

  /** Reports held edits of records that are not being saved. Edits that share records are reported together. */
  #flush() {
    for (let group; (group = this.#next());) {
      this.#held = this.#held.filter(edit => !group.includes(edit));
      const entries = [...new Set(group.flatMap(({ entries }) => entries))], { action, cause, scope } = group.at(-1).detail;
      const all = entries.map(entry => {
        const before = entry.server ?? null, after = this.sources.recordAt(entry.source, entry.id) ?? null;
        return { entry, change: { kind: kindOf(before, after), before, after } };
      }).filter(({ change: { before, after } }) => jsonOf(before) !== jsonOf(after));
      all.sort((a, b) => KINDS.indexOf(a.change.kind) - KINDS.indexOf(b.change.kind));
      for (const { source, id } of entries) this.#entries.delete(`${source} ${id}`);
      if (!all.length) continue;
      const changes = Object.freeze(all.map(({ change }) => change));
      this.#fire({ action, cause, scope: group.length === 1 ? scope : null, changes }, all.map(({ entry }) => entry));
    }
    const held = new Set(this.#held.flatMap(({ entries }) => entries));
    for (const [key, entry] of this.#entries) if (!entry.isPending && !held.has(entry)) this.#entries.delete(key);
    this.sources.giveWithheld();
    this.#update();
  }

  /** Returns the first held edits, with all that share records with them, of which none is being saved; undefined if there are none. */
  #next() {
    const left = [...this.#held];
    while (left.length) {
      const group = [left.shift()], entries = new Set(group[0].entries);
      for (let index = 0; index < left.length;) {
        if (!left[index].entries.some(entry => entries.has(entry))) index += 1;
        else {
          const [edit] = left.splice(index, 1);
          group.push(edit);
          edit.entries.forEach(entry => entries.add(entry));
          index = 0;
        }
      }
      // The order of edits is that in which they were made.
      if (![...entries].some(({ isPending }) => isPending)) return this.#held.filter(edit => group.includes(edit));
    }
    return undefined;
  }

  /** Shows what is being saved, and lets the browser ask before the page is left. */
  #update() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.mark(), PENDING_DELAY);
    if (!this.#entries.size === !this.#wait) return;
    this.#wait?.abort();
    this.#wait = this.#entries.size ? new AbortController() : undefined;
    if (this.#wait) addEventListener('beforeunload', event => event.preventDefault(), { signal: this.#wait.signal });
  }

  /** Marks the events that are being saved. */
  mark() {
    const { session } = this.sources;
    if (!session?.engine || !session.isWhole || session.element.api) return;
    const fields = [...this.#entries.values()].flatMap(({ source, id }) => [source ?? '', `${id}`]).join('\x1f');
    if (fields === session.marked) return;
    session.marked = fields;
    session.engine.almanac_mark_unsaved?.(session.send(fields));
    session.showSoon();
  }
}
