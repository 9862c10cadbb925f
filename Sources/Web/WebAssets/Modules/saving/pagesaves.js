// Saves of the page: what `waitUntil()` and `revert()` of `eventchange` do.

import { CalendarEditEvent, kindOf, REVERTED } from './editevents.js';
import { markUnsaved } from './marks.js';
import { mergedRecord, jsonOf } from './recordtext.js';

/** The time after which a save that is not finished is shown, in milliseconds. */
const PENDING_DELAY = 200;

const KINDS = ['update', 'create', 'delete'];
/** Whether a save was fulfilled with a record. */
const isAnswer = answer => answer && typeof answer === 'object' && !(answer instanceof Response);

/** Returns a record with the fields that the server answers. Those that are null are removed. */
function answered(record, answer) {
  const next = { ...record };
  for (const [name, value] of Object.entries(answer)) if (value === null) delete next[name]; else next[name] = value ?? next[name];
  return next;
}

/**
 * Saves one edit of a record at a time. An *entry* is a record that is being saved, or that waits for that: its source, its
 * identifier, the record that the server has, and what the page has `given` for it since; null if it has no such record any more.
 * An entry that is being saved has its `save`. Later edits of such records are *held*; then one event reports them all.
 */
export class PageSaves {
  /** By source and identifier. */
  #entries = new Map();
  /** The held edits, in order: the detail and the entries of each. */
  #held = [];
  /** How many saves have succeeded. Data that was asked for when there were fewer may be older than a save. */
  ended = 0;
  /** What a notice says of failed saves: the text of each, and what tries again. */
  failures = [];
  /** How many saves have failed, and the counts that the page was last told. */
  #failed = 0;
  #told = '0,0';
  #timer;
  /** Aborted when nothing is being saved any more; undefined while nothing is. */
  #wait;

  constructor(sources) { this.sources = sources; }

  /** Whether something is being saved. */
  get isBusy() { return this.#entries.size > 0; }

  /** The identifiers of a source's records that are being saved or wait for that, including deleted ones. */
  idsOf(number) { return [...this.#entries.values()].flatMap(({ source, id }) => source === number ? `${id}` : []); }

  /** Returns whether a record is being saved or waits for that, and notes what the page has for it; `read` returns that. */
  withhold(source, id, read) {
    const entry = this.#entries.get(`${source} ${id}`);
    if (entry) entry.given = read();
    return !!entry;
  }

  /** Whether a new event of a source may be a record that is being created, which the server has named already. */
  mayBeNew(source, title) {
    return [...this.#entries.values()].some(entry => entry.save && !entry.server && entry.source === source && entry.title === title);
  }

  /** Reports an edit to the page, or holds it. `texts` are its changes with sources; see `editevents.js`. */
  report(detail, texts) {
    texts.forEach(({ source, from = source, before, after }) => this.#rename(from, (before ?? after).id, source, (after ?? before).id));
    const known = [...this.#entries.values()], entries = texts.map(({ source, before, after }, index) => {
      const { id } = after ?? before;
      return this.#entries.get(`${source} ${id}`) ?? { source, id, server: detail.changes[index].before };
    });
    if (entries.some(entry => known.includes(entry))) this.#hold(detail, entries); else this.#fire(detail, entries);
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
      Object.assign(entry, { save, given: undefined, title: detail.changes[index].after?.title });
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
    this.ended += 1;
    const { changes } = save.detail, first = changes.findIndex(({ after }) => after);
    save.entries.forEach((entry, index) => {
      const { before, after } = changes[index], { given } = entry;
      const answers = values.map(value => Array.isArray(value) ? value[index] : index === first && value).filter(isAnswer);
      // What the page gave during the save may be older: only fields that were not saved count, and a new record may have been missing.
      const next = answers.length ? answers.reduce(answered, after) : given && mergedRecord(before ?? {}, after ?? {}, given);
      Object.assign(entry, { save: undefined, given: undefined, server: after });
      if (after && (next || next === null && before)) this.#take(entry, next);
      this.sources.numbered(entry.source)?.eventSet.saved.set(`${entry.id}`, this.ended);
    });
    this.#flush();
  }

  /** Takes the server's version of a record; null for none. Fields that were edited since the last one stay. */
  #take(entry, server) {
    if (!server) return void this.#put(Object.assign(entry, { server }), null);
    const local = this.sources.recordAt(entry.source, entry.id), next = local && mergedRecord(entry.server ?? {}, local, server);
    entry.server = server;
    if (`${server.id}` === `${entry.id}` && (!next || jsonOf(next) === jsonOf(local))) return;
    const shown = this.#put(entry, next, server.id);
    if (next && jsonOf(next) === jsonOf(server)) entry.server = shown;
  }

  /** Reverts a rejected save by field, and reports it to the page, unless the page itself reverted it. */
  #fail(save, reason) {
    if (save.isDone) return;
    save.isDone = true;
    const { detail, entries } = save;
    entries.forEach((entry, index) => {
      const { before, after } = detail.changes[index], local = this.sources.recordAt(entry.source, entry.id);
      const server = entry.given === undefined ? before : entry.given;
      Object.assign(entry, { save: undefined, given: undefined, server });
      if (!after) { if (server && !local) this.#put(entry, server); }
      else if (!server) this.#drop(entry);
      else if (local) this.#put(entry, mergedRecord(after, local, server));
    });
    if (reason !== REVERTED) this.#failed += 1;
    this.#flush();
    if (reason !== REVERTED) this.#tell(detail, entries, reason);
  }

  /** Removes a record whose creation was rejected, with the held edits of it and the records that they created. */
  #drop(entry) {
    if (this.sources.recordAt(entry.source, entry.id)) this.#put(entry, null);
    const lost = this.#held.filter(({ entries }) => entries.includes(entry));
    this.#held = this.#held.filter(each => !lost.includes(each));
    for (const other of lost.flatMap(({ entries }) => entries)) if (!other.server && !other.save && other !== entry) this.#drop(other);
    // What the held edits did to other records is still to be saved.
    const rest = new Set(lost.flatMap(({ entries }) => entries).filter(({ server }) => server));
    if (rest.size) this.#held.push({ detail: lost.at(-1).detail, entries: [...rest] });
  }

  /** Shows a record instead of the one that an entry has; null for none. Returns it as it is shown. See `Sources.settle`. */
  #put(entry, record, id = record?.id ?? entry.id) {
    const { source } = entry, shown = this.sources.settle(source, `${entry.id}`, record, id);
    this.#rename(source, entry.id, source, id);
    entry.id = id;
    return shown;
  }

  #tell(detail, entries, reason) {
    const { sources } = this, { changes: [{ before, after }] } = detail, message = `${reason?.message ?? reason}`;
    let isRetried = false;
    const retry = () => {
      if (!isRetried) queueMicrotask(() => this.#retry(detail, entries));
      isRetried = true;
      if (this.failures.includes(failure)) sources.progress.showProblems(() => { this.failures = this.failures.filter(each => each !== failure); });
    };
    // The page says why, in the language of its people.
    const failure = { text: [(after ?? before).title, message].filter(Boolean).join(': '), retry };
    const isShown = sources.session?.emit('saveerror', { changes: detail.changes, reason, retry, status: reason?.status ?? 0, message }, true);
    if (isShown && !isRetried) sources.progress.showProblems(() => this.failures.push(failure));
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
      for (const entry of entries) if (entry.given || entry.given === null && entry.server) this.#take(entry, entry.given);
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
    for (const [key, entry] of this.#entries) if (!entry.save && !held.has(entry)) this.#entries.delete(key);
    this.sources.endSave();
    this.#update();
  }

  /** Returns the first held edits, with all that share records with them, of which none is being saved; undefined if there are none. */
  #next() {
    for (const edit of this.#held) {
      const entries = new Set(edit.entries), isShared = each => each.entries.some(entry => entries.has(entry));
      for (let size = 0; size < entries.size;) {
        ({ size } = entries);
        this.#held.filter(isShared).forEach(each => each.entries.forEach(entry => entries.add(entry)));
      }
      if (![...entries].some(({ save }) => save)) return this.#held.filter(isShared);
    }
    return undefined;
  }

  /** Shows what is being saved, and lets the browser ask before the page is left. */
  #update() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.mark(), PENDING_DELAY);
    const running = new Set([...this.#entries.values()].flatMap(({ save }) => save ?? []));
    const counts = { pending: running.size + this.#held.length, failed: this.#failed }, told = Object.values(counts).join();
    if (told !== this.#told) this.sources.session?.emit('savechange', counts);
    this.#told = told;
    if (!this.#entries.size === !this.#wait) return;
    this.#wait?.abort();
    this.#wait = this.#entries.size ? new AbortController() : undefined;
    if (this.#wait) addEventListener('beforeunload', event => event.preventDefault(), { signal: this.#wait.signal });
  }

  /** Marks the events that are being saved. */
  mark() {
    const { session } = this.sources;
    if (!session?.engine || !session.isWhole || session.element.api) return;
    markUnsaved(session, [...this.#entries.values()].flatMap(({ source, id }) => [source ?? '', id]));
  }
}
