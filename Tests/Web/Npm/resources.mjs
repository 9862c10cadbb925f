// usage: node Tests/Web/Npm/resources.mjs
// The property `resources` and the field `resourceIds`: what the engine receives, what pages are told, and which answer counts.
// Prints the cases that fail.
import { isDeepStrictEqual } from 'node:util';
import { Batch, Page, recordOf } from './savingpage.mjs';

const settled = () => new Promise(resolve => setImmediate(resolve));
/** A browser that knows no colors. */
globalThis.getComputedStyle = () => ({ color: '' });
/** The bits of all verbs. */
const ALL = 31;

/** A page whose engine keeps the last list of resources. */
class Rooms {
  /** The messages of `loaderror` and `resourceerror`, each with its type. */
  told = [];
  /** The lists of the engine, each resource as its texts and numbers. */
  lists = [];

  constructor() {
    const { page: { element, session } } = this;
    session.box.appendChild = node => node;
    session.inbox = length => (this.inbox = new Uint8Array(length));
    session.engine.almanac_set_resources = (numbersLength, length) => this.lists.push(this.#decode(numbersLength, length));
    element.addEventListener('loaderror', ({ detail }) => this.told.push(detail.message));
    element.addEventListener('resourceerror', ({ detail: { error, ...detail } }) => this.told.push([error.message, detail]));
  }

  page = new Page();
  get resources() { return this.page.sources.resources; }
  /** The list of the engine. */
  get list() { return this.lists.at(-1); }
  get titles() { return this.list?.map(([, title]) => title).join(); }

  set(value) {
    this.page.element.resources = value;
    this.resources.read();
  }

  #decode(numbersLength, length) {
    const bytes = this.inbox.slice(0, length), numbers = [...new Float64Array(bytes.slice(0, numbersLength).buffer)];
    const texts = new TextDecoder().decode(bytes.slice(numbersLength)).split('\0'), list = [];
    for (let at = 0; at + 2 < texts.length; at += 3) {
      const own = numbers.splice(0, 5);
      list.push([...texts.slice(at, at + 3), ...own, ...numbers.splice(0, own[4])]);
    }
    return list;
  }
}

/** A function whose answers wait until they are given. */
function asked() {
  const calls = [], load = range => new Promise((resolve, reject) => calls.push({ range, resolve, reject }));
  return { calls, load };
}

const lineOf = init => {
  const batch = new Batch({});
  batch.add('a', { start: '2026-11-21', ...init });
  const text = new TextDecoder().decode(batch.encode(new TextEncoder()));
  return [text.slice(text.lastIndexOf('\0') + 1), batch.isCommon];
};
const problemOf = init => {
  try { return lineOf(init); } catch ({ field, reason }) { return `${field}: ${reason}`; }
};

const CASES = {
  'a list is given with defaults, in the order of the list'(rooms) {
    rooms.set([{ id: 'b', title: 'Hall', color: 'red', parent: 1, editable: 'move resize', overlap: false, seats: 80,
      businessHours: 'mon-fri 09:00-17:00, sat 10:00-12:00' }, { id: 1, order: -3 }]);
    return [[rooms.list, rooms.resources.get('b').seats, rooms.told], [[
      ['b', 'Hall', '1', 1, 0, 6, 0, 6, 62, 540, 1020, 64, 600, 720], ['1', '1', '', 0, -3, ALL, 1, 0]], 80, []]];
  },
  'invalid resources are left out, and their fields are named'(rooms) {
    const wrong = [{}, null, { id: 'c', color: 'mauvish' }, { id: 'd', order: 0.5 }, { id: 'e', businessHours: 'always' },
      { id: 'f', editable: 'paint' }, { id: 'g', overlap: 'no' }, { id: 'h', parent: {} }, { get id() { throw new Error('No.'); } }];
    const problems = [];
    rooms.page.element.addEventListener('loaderror', ({ detail }) => problems.push(...detail.problems.map(({ index, field }) => `${index} ${field}`)));
    rooms.set([...wrong, { id: 'ok' }]);
    return [[rooms.titles, problems, rooms.told], ['ok', ['0 id', '1 id', '2 color', '3 order', '4 businessHours', '5 editable', '6 overlap',
      '7 parent', '8 '], ['resource 0, id: expected a text or a number; and 8 more']]];
  },
  'null removes all resources, and other values are none'(rooms) {
    rooms.set([{ id: 'a' }]);
    rooms.set(null);
    const none = rooms.list;
    rooms.set(new Set([{ id: 'b' }]));
    rooms.set(7);
    return [[none, rooms.lists.map(list => list.length)], [[], [1, 0, 1, 0]]];
  },
  async 'a function is asked for the days in view and around them, again outside these, and the last answer counts'(rooms) {
    const { calls, load } = asked();
    rooms.set(load);
    const [first] = calls;
    rooms.page.sources.show('2026-11-15', '2026-12-15');
    rooms.page.sources.show('2027-03-01', '2027-04-01');
    calls[1].resolve([{ id: 'new' }]);
    first.resolve([{ id: 'old' }]);
    await settled();
    const { start, end } = first.range;
    return [[calls.length, start, end, first.range.signal.aborted, calls[1].range.start, rooms.titles, rooms.resources.isLoading],
      [2, '2026-10-01', '2027-01-01', true, '2027-01-29', 'new', false]];
  },
  async 'a list that is set later is not replaced by an answer'(rooms) {
    const { calls: [...none], calls, load } = asked();
    rooms.set(load);
    rooms.set([{ id: 'list' }]);
    calls[0].resolve([{ id: 'late' }]);
    await settled();
    return [[none, rooms.titles, rooms.page.sources.isLoading], [[], 'list', false]];
  },
  async 'refetch keeps the list until the answer is there, and an error keeps it, too'(rooms) {
    const { calls, load } = asked();
    rooms.set(load);
    calls[0].resolve([{ id: 'a' }]);
    await settled();
    rooms.resources.refetch();
    const [between, { isLoading }] = [rooms.titles, rooms.page.sources];
    calls[1].resolve({ rooms: [] });
    await settled();
    const { lines } = rooms.page.session.notice;
    return [[between, isLoading, rooms.titles, rooms.told, lines, rooms.resources.error.message], ['a', true, 'a',
      [['expected an array of resources', { status: undefined, attempt: 1, retryIn: undefined }]], ['not loaded'], 'expected an array of resources']];
  },
  async 'a new engine gets the list, and the property is read again only if it is another one'(rooms) {
    const list = [{ id: 'a' }];
    rooms.set(list);
    rooms.page.session.engine = { ...rooms.page.session.engine };
    list.push({ id: 'b' });
    rooms.resources.start();
    const before = rooms.titles;
    rooms.resources.start();
    rooms.page.element.resources = [...list];
    rooms.resources.update();
    return [[before, rooms.titles, rooms.lists.length], ['a', 'a,b', 3]];
  },
  'resourceIds are items of a RESOURCES line'() {
    return [[lineOf({ resourceIds: ['Room 2', 'a,b;c\\\n', 7] }), lineOf({ resourceIds: 'Hall' }), lineOf({ resourceIds: [] }), lineOf({}),
      problemOf({ resourceIds: [{}] })], [['RESOURCES:Room 2,a\\,b\\;c\\\\,7', false], ['RESOURCES:Hall', false], ['', true], ['', true],
      'resourceIds: expected a list of texts']];
  },
  'resourceIds of records are no custom field'() {
    const own = { id: 'a', title: '', start: '2026-11-21', resourceIds: ['b'] };
    const { resourceIds, ...rest } = recordOf(own, { id: 'a', custom: { seats: 2 } }, {}, new Map());
    return [[resourceIds, rest], [['b'], { id: 'a', title: '', start: '2026-11-21', seats: 2 }]];
  },
};

let failed = 0;
for (const [name, run] of Object.entries(CASES)) {
  const [found, expected] = await run(new Rooms());
  if (isDeepStrictEqual(found, expected)) continue;
  failed++;
  console.log(`resources: ${name}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
}
console.log(`resources: ${Object.keys(CASES).length} cases, ${failed} failures`);
process.exit(failed ? 1 : 0);
