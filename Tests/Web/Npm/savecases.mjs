// usage: node Tests/Web/Npm/savecases.mjs
// What pages and people see of saves: answers of sources that were asked for before a save ended, notices, counts, and events that the
// server has renamed. Each case has its own page. Prints the cases that fail.
import { isDeepStrictEqual } from 'node:util';
import { Page } from './savingpage.mjs';

const settled = () => new Promise(resolve => setImmediate(resolve));
const R = { id: 'r', title: 'R', start: '2026-11-22', end: '2026-11-23' };

/** A page with a server: answers of `load` and saves wait until `answer` or `save` lets the first of them through. */
class Served {
  server = new Map([['r', R]]);
  loads = [];
  saves = [];
  /** The details of `savechange`. */
  counts = [];

  static async open() {
    const served = new Served();
    await served.#begin();
    return served;
  }

  async #begin() {
    this.page = new Page(({ start, end }) => new Promise((resolve, reject) => {
      const list = [...this.server.values()].filter(each => each.start >= start && each.start < end);
      this.loads.push(error => error ? reject(error) : resolve(list));
    }));
    const { element } = this.page;
    element.addEventListener('eventchange', event => event.waitUntil(new Promise((resolve, reject) => this.saves.push(({ error, value } = {}) => {
      if (error) return reject(error);
      for (const { before, after } of event.detail.changes) if (after) this.server.set(after.id, after); else this.server.delete(before.id);
      return resolve(value);
    }))));
    element.addEventListener('savechange', ({ detail }) => this.counts.push(detail));
    await this.answer();
  }

  get sources() { return this.page.sources; }
  get notice() { return this.page.session.notice; }
  get titles() { return [...this.page.events.values()].map(({ title }) => title).sort().join(); }

  async answer(error) {
    this.loads.splice(0).forEach(load => load(error));
    await settled();
    await settled();
  }
  async save(result) {
    this.saves.shift()(result);
    await settled();
  }
  async refetch() {
    this.page.source.refetch();
    await this.answer();
  }
  change(id, change) {
    const own = this.page.events.get(id);
    this.page.edit(change ? own ? 'edit' : 'create' : 'delete', 'user', new Map([[id, change && { ...own ?? this.page.own({ ...R, id }), ...change }]]));
  }
}

const CASES = {
  async 'an event that was created here goes when an answer after its save lacks it'(served) {
    served.change('x', { title: 'X' });
    await served.save();
    served.server.delete('x');
    await served.refetch();
    return [served.titles, 'R'];
  },
  async 'an answer that was asked for before the save of a new event ended keeps the event'(served) {
    served.change('x', { title: 'X' });
    served.page.source.refetch();
    await served.save();
    await served.answer();
    const kept = served.titles;
    await served.refetch();
    return [[kept, served.titles], ['R,X', 'R,X']];
  },
  async 'a new event that the server has renamed goes when an answer after its save lacks it'(served) {
    served.change('x', { title: 'X' });
    await served.save({ value: { id: 7 } });
    served.server.delete('x');
    await served.refetch();
    return [served.titles, 'R'];
  },
  async 'an event whose deletion was rejected comes back, and goes when the next answer lacks it'(served) {
    served.change('x', { title: 'X' });
    await served.save();
    served.server.delete('x');
    served.change('x', null);
    await served.save({ error: new Error('404') });
    const reverted = served.titles;
    await served.refetch();
    return [[reverted, served.titles], ['R,X', 'R']];
  },
  async 'a deletion and an edit survive an answer that was asked for before they were saved'(served) {
    served.server.set('s', { ...R, id: 's', title: 'S' });
    await served.refetch();
    served.page.source.refetch();
    served.change('r', null);
    served.change('s', { title: 'T' });
    await served.save();
    await served.save();
    await served.answer();
    const kept = served.titles;
    served.server.set('r', R);
    await served.refetch();
    return [[kept, served.titles], ['T', 'R,T']];
  },
  async 'an edit that is being saved keeps the fields of the save before it'(served) {
    served.page.source.refetch();
    served.change('r', { title: 'A' });
    await served.save();
    served.change('r', { notes: 'N' });
    await served.answer();
    await served.save();
    return [served.titles, 'A'];
  },
  async 'an event outside the days of an answer stays'(served) {
    served.change('x', { title: 'X', start: '2027-03-01', end: '2027-03-02' });
    await served.save();
    await served.refetch();
    return [served.titles, 'R,X'];
  },
  async 'an event that was moved to other days stays when those before are loaded again'(served) {
    served.change('r', { start: '2027-03-01', end: '2027-03-02' });
    await served.save();
    await served.refetch();
    return [served.titles, 'R'];
  },
  async 'a failed save is told while the source cannot be loaded either, and stays when it can'(served) {
    served.page.element.addEventListener('saveerror', () => served.page.source.refetch());
    served.change('r', { title: 'A' });
    await served.save({ error: new TypeError('Failed to fetch') });
    const first = served.notice.lines;
    await served.answer(Object.assign(new Error('down'), { isFinal: true }));
    const both = served.notice.lines;
    served.notice.run();
    await served.answer();
    // Trying again saves, and fails again.
    await served.save({ error: new Error('No.') });
    await served.answer();
    return [[first, both, served.notice.lines],
      [['Not saved.', 'A: Failed to fetch'], ['Not saved.', 'A: Failed to fetch', 'not loaded'], ['Not saved.', 'A: No.']]];
  },
  async 'failed saves are listed until they are tried again, also by the page, or the notice is closed'(served) {
    const retries = [];
    served.page.element.addEventListener('saveerror', ({ detail }) => retries.push(detail.retry));
    served.change('r', { title: 'A' });
    await served.save({ error: new Error('No.') });
    served.change('x', { title: 'X' });
    await served.save({ error: new Error('Never.') });
    const two = served.notice.lines;
    retries[0]();
    await settled();
    const one = served.notice.lines;
    served.notice.hide();
    await served.save({ error: new Error('No.') });
    return [[two, one, served.notice.lines], [['Not saved.', 'A: No.', 'X: Never.'], ['Not saved.', 'X: Never.'], ['Not saved.', 'A: No.']]];
  },
  async 'savechange counts the edits that are not saved yet, and those that failed'(served) {
    served.change('r', { title: 'A' });
    served.change('r', { title: 'B' });
    await served.save();
    await served.save({ error: new Error('No.') });
    const revert = event => event.revert();
    served.page.element.addEventListener('eventchange', revert, { once: true });
    served.change('r', { title: 'C' });
    await settled();
    return [[served.titles, served.counts.map(({ pending, failed }) => [pending, failed])],
      ['A', [[1, 0], [2, 0], [1, 0], [0, 1], [1, 1], [0, 1]]]];
  },
  async 'an event has its former identifiers as long as no other event has them'(served) {
    served.change('x', { title: 'X' });
    await served.save({ value: { id: 7 } });
    served.change('7', { title: 'Y' });
    await served.save({ value: { id: 8 } });
    const { title } = served.sources.get('x'), name = served.sources.nameOf('x');
    served.server = new Map([['x', { ...R, id: 'x', title: 'Other' }]]);
    await served.refetch();
    return [[title, name, served.sources.get('x').title, served.sources.nameOf('x')], ['Y', '8', 'Other', 'x']];
  },
};

let failed = 0;
for (const [name, run] of Object.entries(CASES)) {
  const served = await Served.open(), [found, expected] = await run(served);
  if (isDeepStrictEqual(found, expected)) continue;
  failed++;
  console.log(`savecases: ${name}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}
console.log(`savecases: ${Object.keys(CASES).length} cases, ${failed} failures`);
process.exit(failed ? 1 : 0);
