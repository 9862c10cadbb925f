// A source of events of the page.

import { isoOf } from '../language/dates.js';
import { EventSet } from './events.js';
import { fileOf, loaderOf } from './feeds.js';
import { Loading } from './loading.js';
import { givenValue } from '../options/properties.js';
import { tagsIn } from './tags.js';

/** The fields that a source gives its events, unless they have their own. */
const DEFAULTS = ['name', 'color', 'calendar', 'display', 'editable', 'zone', 'defaultLength', 'inclusive', 'fields',
  'hidden', 'resourceEditable', 'overlap', 'constraint'];

/** A base class whose constructor makes an existing object one of the class. */
class Adopting {
  constructor(object) { return object && Object.setPrototypeOf(object, new.target.prototype); }
}

/** Events from a list, a function, a URL, or a text. */
export class CalendarSource extends Adopting {
  #init;
  #set;
  #sources;
  #loading;
  /** The text of a file, for the next engine. */
  #file;
  /** Whether its events are objects, to which people may add others. */
  hasObjects;
  /** When the last response arrived. */
  loadedAt;

  constructor(number, init, sources, early) {
    super(early);
    this.#set = new EventSet(number, {}, sources);
    this.#sources = sources;
    this.number = number;
    this.#init = Array.isArray(init) ? { events: init } : typeof init === 'function' ? { load: init } : { ...init };
  }

  /** Starts loading. */
  open() { this.#take(this.#init); }

  /** The loaded days; none for a source without days. */
  get ranges() {
    return (this.#loading?.ranges ?? []).map(({ from, to }) => ({ start: isoOf(from), end: isoOf(to) }));
  }
  get id() { return `${this.#init.id ?? this.number}`; }
  get init() { return this.#init; }
  get error() { return this.#loading?.error; }
  get isLoading() { return this.#loading?.isLoading ?? false; }
  /** `loading`, `failed` or `ready`. */
  get state() { return this.isLoading ? 'loading' : this.error ? 'failed' : 'ready'; }
  /** The source's objects. */
  get events() { return this.#set.objects; }

  /** Inserts events, or replaces events with the same id. */
  put(events) { return resultOf(this.#set.put(this.#mapped(events))); }
  /** Deletes events by id. */
  delete(ids) { return resultOf(this.#set.delete(ids)); }
  /** Replaces all events of the source. */
  replace(events) { return resultOf(this.#set.replace(this.#mapped(events))); }
  /** Requests all loaded days again; the old events stay until the responses arrive. */
  refetch() { this.#loading?.refetch(); }
  /** Changes some of its fields. */
  set(fields) { this.#take({ ...this.#init, ...fields }, Object.keys(fields).some(name => !DEFAULTS.includes(name))); }
  /** Removes its events. */
  remove() { this.#sources.remove(this); }

  #take(init, isOther = true) {
    this.#init = init;
    this.#set.owner = Object.fromEntries(DEFAULTS.map(name => [name, init[name]]));
    if (!isOther) return this.start();
    this.#loading?.stop();
    const file = fileOf(init), load = file ? async context => [await file(context)] : loaderOf(init);
    this.hasObjects = !file && !init.api;
    this.#loading = load && new Loading({ load, isWhole: !!file || !!init.once,
      take: (page, asked) => file ? this.#read(page[0]) : init.api ? this.#readAnswer(page[0])
        : this.#set.put(this.#mapped(page), asked).ids,
      drop: (ids, asked) => ids.length && this.#set.remove(ids, asked), known: window => this.#knownIn(window),
      now: () => this.#sources.saves.ended, tell: failure => this.#tell(failure), update: () => this.#sources.progress.show() });
    if (init.events !== undefined) this.#set.replace(this.#mapped(init.events), true);
    this.show();
  }

  /** Returns the identifiers of the events in a window: those in its last answer, and those that were saved here and are on its days. */
  #knownIn({ from, to, ids }) {
    const { saved } = this.#set;
    if (!saved.size || this.#loading.isWhole) return [...ids, ...saved.keys()];
    const found = this.#sources.occurrences({ start: isoOf(from), end: isoOf(to) }).filter(({ source }) => source === this);
    return [...[...ids].filter(id => !saved.has(id)), ...found.map(({ id }) => id).filter(id => saved.has(id))];
  }

  /** Returns the events of records. */
  #mapped(records) {
    const { map } = this.#init;
    return typeof map === 'function' && Array.isArray(records) ? records.flatMap(record => map(record) ?? []) : records;
  }

  /** Shows a file. */
  #read(text) {
    if (text !== this.#file) this.#sources.showFile(this, this.#file = text);
    return [];
  }

  /** Shows a server's events of some days; returns their UIDs. */
  #readAnswer(text) {
    this.#sources.showFile(this, text, true);
    return [...tagsIn(text).keys()].map(key => key.slice(key.indexOf(' ') + 1));
  }

  /** Sends all events to a new engine. */
  start() {
    this.#set.start();
    if (this.#init.api) this.refetch();
    if (this.#file !== undefined) this.#sources.showFile(this, this.#file);
    this.show();
  }

  /** What it gives the engine; for the element. */
  get eventSet() { return this.#set; }

  get(id) { return this.#set.get(id); }
  isCommon(session) { return this.#file === undefined && this.#set.isCommon(session); }
  stop() { this.#loading?.stop(); }
  retry(isForced) { this.#loading?.retry(isForced); }

  /** Loads the missing days in view. */
  show() {
    const { view, session } = this.#sources;
    if (session && (view || this.#loading?.isWhole)) {
      const { element } = session, [margin] = givenValue(element, 'fetch-margin') ?? [];
      this.#loading?.show(...view ?? [0, 1], element.timeZone ?? undefined, margin);
    }
  }

  #tell(failure) {
    if (!failure) {
      if (this.isLoading) return this.#sources.progress.show();
      this.loadedAt = new Date();
      this.#sources.progress.show();
      return void this.#sources.session?.emit('sourceload', { source: this, count: this.events.length });
    }
    if (this.#init.clearOnError) this.#set.replace([]);
    const { error, attempt, retryIn, from, to } = failure;
    const range = this.#loading.isWhole ? undefined : { start: isoOf(from), end: isoOf(to) };
    this.#sources.progress.fail({ source: this, error, status: error.status, range, attempt, retryIn });
  }
}

const resultOf = ({ ids, ...result }) => result;
