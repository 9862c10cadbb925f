// The page's resources: the rooms, people, and equipment that events use.

import { isoOf } from '../language/dates.js';
import { EventProblem } from './batch.js';
import { colorNumber } from './colors.js';
import { loaderOf, SourceError } from './feeds.js';
import { sendPair } from './files.js';
import { Loading } from './loading.js';
import { isId, printable } from './rules.js';
import { isGiven } from './times.js';
import { verbs, weekdayHours } from '../options/kinds.js';
import { warn } from '../options/properties.js';
import { bytesOf } from '../engine/wire.js';

/** The days around the view that a function is asked for, and how far the view can go before it is asked again. */
const DAYS_AROUND = 31;
/** The largest number that the engine reads as `order`. */
const MOST_ORDER = 1e9;

const hasIterator = value => typeof value === 'object' && typeof value?.[Symbol.iterator] === 'function';

/** Returns a value in the engine's form, read by a kind of options. Throws an EventProblem for an invalid one. */
function readBy(kind, field, value) {
  const read = kind.read(`${value}`);
  if (read === undefined) throw new EventProblem(field, `expected ${kind.expected}`);
  return read ?? [0];
}

/** Returns the numbers of a resource and its texts, as `Resource.list` of the engine reads them. */
function fieldsOf(resource, index, box) {
  const { id, title = id, color, parent, order = index, businessHours, editable = true, overlap = true } = resource ?? {};
  if (!isId(id) || !printable(id)) throw new EventProblem('id', 'expected a text or a number');
  if (isGiven(parent) && !isId(parent)) throw new EventProblem('parent', 'expected the id of a resource');
  if (!Number.isInteger(order) || Math.abs(order) > MOST_ORDER) throw new EventProblem('order', 'expected a whole number');
  if (typeof overlap !== 'boolean') throw new EventProblem('overlap', 'expected true or false');
  const number = colorNumber(`${color ?? ''}`, box);
  if (number === undefined) throw new EventProblem('color', 'expected a name or a color of CSS');
  const hours = isGiven(businessHours) ? readBy(weekdayHours, 'businessHours', businessHours) : [];
  return { id: printable(id), numbers: [number, order, ...readBy(verbs, 'editable', editable), +overlap, hours.length, ...hours],
    texts: [printable(id), printable(title ?? id), printable(parent ?? '')] };
}

/** Reads the property `resources` of an element: a list, the URL of one, or a function that returns one. */
export class Resources {
  #sources;
  /** The value of the property that was read. */
  #given = null;
  #loading;
  /** The days that a function was asked for. */
  #asked;
  /** The page's objects with their records, by identifier. */
  #list = new Map();
  /** The engine that has the list. */
  #informed;

  constructor(sources) { this.#sources = sources; }

  get isLoading() { return this.#loading?.isLoading ?? false; }
  get error() { return this.#loading?.error; }
  /** Returns the page's object of a resource. */
  get(id) { return this.#list.get(printable(id))?.resource; }

  /** Gives everything to a new engine; without a session, aborts the request. */
  start() {
    if (!this.#sources.session) return void this.#loading?.stop();
    this.update();
    if (this.#list.size) this.#send();
    this.show();
  }

  /** Reads the property if its value is another one. */
  update() { if ((this.#sources.element.resources ?? null) !== this.#given) this.read(); }

  /** Reads the property while there is a session. The resources before stay until a response arrives. */
  read() {
    if (!this.#sources.session) return;
    const given = this.#given = this.#sources.element.resources ?? null, isURL = typeof given === 'string';
    this.#loading?.stop();
    this.#loading = this.#asked = undefined;
    if (!isURL && typeof given !== 'function') {
      const isList = hasIterator(given ?? []);
      if (!isList) warn(this.#sources.element, 'resources: expected a list of objects with an id, a URL, or a function');
      this.#take(isList ? given ?? [] : []);
      return this.#sources.progress.show();
    }
    const request = isURL ? loaderOf({ url: given, format: 'json' }) : given;
    const load = async ({ zone, signal }) => {
      const [start, end] = this.#asked?.map(isoOf) ?? [], list = await request({ ...start ? { start, end } : {}, zone, signal });
      if (!Array.isArray(list)) throw new SourceError('expected an array of resources', true);
      return list;
    };
    this.#loading = new Loading({ load, isWhole: true, drop() {}, tell: failure => this.#tell(failure),
      update: () => this.#sources.progress.show(), take: list => {
        this.#take(list);
        return [];
      } });
    this.show();
  }

  /** Asks again. The resources before stay until the response arrives. */
  refetch() { this.#loading?.refetch(); }
  /** Gives the engine the list again, because its colors may have changed. */
  sendAgain() { this.#take([...this.#list.values()].map(({ resource }) => resource)); }
  retry(isForced) { this.#loading?.retry(isForced); }

  /** Asks for the list if it was not asked for yet; a function also if the view has left the days that it was asked for. */
  show() {
    const { session, view } = this.#sources, isFunction = typeof this.#given === 'function';
    if (!session || !this.#loading || isFunction && !view) return;
    if (isFunction && !(this.#asked?.[0] <= view[0] && view[1] <= this.#asked[1])) {
      this.#asked = [view[0] - DAYS_AROUND, view[1] + DAYS_AROUND];
      this.#loading.refetch();
    }
    this.#loading.show(0, 1, session.element.timeZone ?? undefined);
  }

  /** Makes these the only resources. Invalid ones are left out and reported. */
  #take(list) {
    const problems = [], next = new Map(), { session } = this.#sources;
    for (const [index, resource] of [...list].entries()) {
      try {
        const { id, ...record } = fieldsOf(resource, index, session?.box);
        next.set(id, { resource, ...record });
      } catch ({ field = '', reason, message }) {
        problems.push({ index, field, reason: reason ?? message, object: resource });
      }
    }
    this.#list = next;
    this.#informed = undefined;
    this.#sources.report(problems, 'resource');
    this.#send();
  }

  /** Gives the engine the list if it does not have it. */
  #send() {
    const { session } = this.#sources, engine = session?.engine;
    if (!engine || this.#informed === engine) return;
    session.whenWhole(() => {
      if (session.engine !== engine || this.#informed === engine) return;
      this.#informed = engine;
      // Resources may have other custom fields.
      session.contents?.renew('resourceHeadingContent');
      const all = [...this.#list.values()], numbers = bytesOf(session, all.flatMap(each => each.numbers));
      engine.almanac_set_resources?.(...sendPair(session, numbers, all.flatMap(({ texts }) => texts).join('\0')));
      session.showSoon();
    });
  }

  #tell(failure) {
    if (!failure) return void this.#sources.progress.show();
    const { error, attempt, retryIn } = failure;
    this.#sources.progress.fail({ error, status: error.status, attempt, retryIn });
  }
}
