// What the browser keeps for times without the server: the latest responses, and edits that were not sent.

import { joined, withTag } from './almanac-answers.js';
import { openDatabase } from './almanac-database.js';

/** The time after which a database that does not open is given up, in milliseconds. */
const OPEN_PATIENCE = 5000;
/** The number of responses that are kept, and the time for which they are, in milliseconds. */
const MOST_ANSWERS = 60;
const LONGEST = 60 * 86_400_000;
/** The time between two notes that the server responds, in milliseconds. */
const CONTACT_PAUSE = 60_000;

const tabName = id => `almanac-calendar edits ${id}`;

/**
 * Opens the store for the server at a URL. Undefined if the browser has none, or cannot tell which tabs are open, because
 * then two of them could send the same edits.
 */
export async function openStore(address) {
  const { locks } = navigator;
  if (!locks || !globalThis.indexedDB) return undefined;
  const opened = openDatabase(`almanac-calendar ${address}`).catch(() => {});
  const database = await Promise.race([opened, new Promise(done => setTimeout(done, OPEN_PATIENCE))]);
  return database && new Store(database, { locks, now: Date.now, newID: () => crypto.randomUUID() });
}

/** Keeps responses and edits. A browser that cannot read or write never stops the page: it keeps nothing then. */
export class Store {
  #database;
  #parts;
  /** The identifier of this page, while it is open. */
  #page;
  #contact = -Infinity;

  /** `now` returns the time in milliseconds, `newID` an identifier; `locks` are `navigator.locks`. */
  constructor(database, parts) {
    this.#database = database;
    this.#parts = parts;
    this.#page = parts.newID();
  }

  /** The unsent edits of a calendar of this page. */
  newOutbox() { return new Outbox(this.#database, this.#parts); }

  async #try(run) {
    try { return await run(this.#database); } catch { return undefined; }
  }

  /** Keeps a response about the days from `from` to before `to`, requested at a `time`. */
  keepAnswer({ from, to, time, ...answer }) {
    return this.#try(async database => {
      const ids = await database.ids('answers'), isOld = each => each < this.#parts.now() - LONGEST;
      const replaced = ids.filter(([start, end, then]) => start >= from && end <= to && then <= time || isOld(then));
      const rest = ids.filter(id => !replaced.includes(id)).sort((a, b) => b[2] - a[2]), gone = rest.splice(MOST_ANSWERS - 1);
      await database.change('answers', [{ id: [from, to, time], page: this.#page, ...answer }], [...replaced, ...gone]);
      const oldest = Math.min(time, ...rest.map(([, , then]) => then));
      const objects = (await database.all('objects')).filter(each => each.time < oldest).map(({ id }) => id);
      if (objects.length) await database.change('objects', [], objects);
    });
  }

  /** Keeps the server's version of a calendar object; an empty text for a deleted one. */
  keepObject({ calendar, uid, ics, etag }) {
    return this.#try(database => database.change('objects',
      [{ id: `${calendar} ${uid}`, calendar, uid, ics: ics ? withTag(ics, etag) : '', time: this.#parts.now() }]));
  }

  /** Notes that this page has what the server has. */
  noteContact() {
    const time = this.#parts.now();
    if (time < this.#contact + CONTACT_PAUSE) return undefined;
    this.#contact = time;
    return this.#try(database => database.change('objects', [{ id: this.#page, time }]));
  }

  /**
   * Returns the kept responses about the first of some days that are kept: those `days`, the texts (see `joined`), the time
   * when the page last had what the server has, and the access and the position of the response; undefined if there are none.
   */
  answerFor(from, to) {
    return this.#try(async database => {
      if (!(await database.ids('answers')).some(([start, end]) => start < to && end > from)) return undefined;
      const answers = (await database.all('answers')).map(({ id: [start, end, time], bytes, ...rest }) =>
        ({ start, end, time, text: new TextDecoder().decode(bytes), ...rest }));
      const objects = await database.all('objects'), contacts = new Map(objects.map(({ id, time }) => [id, time]));
      const inOrder = answers.sort((a, b) => a.start - b.start), [first] = inOrder.filter(each => each.start < to && each.end > from);
      if (!first) return undefined;
      const used = [first], days = { from: Math.max(from, first.start), to: first.end };
      for (const each of inOrder) {
        if (each.start > days.to || each.end <= days.from || each.start >= to) continue;
        used.push(each);
        days.to = Math.max(days.to, each.end);
      }
      days.to = Math.min(days.to, to);
      const times = used.map(({ page, time }) => Math.max(time, contacts.get(page) ?? 0));
      const [{ access, position }] = used.sort((a, b) => a.time - b.time);
      return { days, time: Math.min(...times), access, position, ...joined(answers, objects.filter(({ uid }) => uid !== undefined)) };
    });
  }

  /** Returns the time, the access, and the position of the latest response; undefined if none is kept. */
  newest() {
    return this.#try(async database => {
      const [id] = (await database.ids('answers')).sort((a, b) => b[2] - a[2]);
      if (!id) return undefined;
      const { access, position } = await database.get('answers', id);
      return { time: id[2], access, position };
    });
  }
}

/**
 * The unsent edits of one calendar of a page, in order, as one record. The page holds a lock with the record's name while it
 * is open. Another page takes the record over when the lock is free, so exactly one page sends each edit.
 */
class Outbox {
  #database;
  #locks;
  #now;
  #id;
  /** Resolves when this page holds its lock. */
  #held;
  #time;
  /** The identifiers of other records whose locks this page waits for. */
  #awaited = new Set();

  constructor(database, { locks, now, newID }) {
    this.#database = database;
    this.#locks = locks;
    this.#now = now;
    this.#id = newID();
  }

  #hold() {
    return this.#held ??= new Promise((done, fail) => {
      this.#locks.request(tabName(this.#id), () => new Promise(() => done())).catch(fail);
    });
  }

  #own(content) { return { ...content, id: this.#id, time: this.#time ??= this.#now() }; }

  /** Replaces the record; no edits delete it. Resolves to whether it is on disk. */
  async keep(content) {
    const isEmpty = !content.edits.length;
    // Most pages never need a lock.
    if (isEmpty && !this.#held) return true;
    try {
      await this.#hold();
      if (isEmpty) this.#time = undefined;
      await this.#database.change('edits', isEmpty ? [] : [this.#own(content)], isEmpty ? [this.#id] : []);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Takes over the records of pages that are gone, or as soon as they are, in the order of their first edits. `take` receives
   * one and returns the content with both; undefined to leave it for later.
   */
  async adopt(take) {
    try {
      const records = (await this.#database.all('edits')).filter(({ id }) => id !== this.#id && !this.#awaited.has(id));
      for (const { id } of records.sort((a, b) => a.time - b.time)) {
        this.#awaited.add(id);
        this.#locks.request(tabName(id), () => this.#takeOver(id, take)).catch(() => {}).then(() => this.#awaited.delete(id));
      }
    } catch { /* the records stay where they are */ }
  }

  async #takeOver(id, take) {
    await this.#hold();
    const record = await this.#database.get('edits', id), content = record && take(record);
    if (content) await this.#database.change('edits', [this.#own(content)], [id]);
  }
}
