// The dialog of people: their keys and devices, and the rights for calendars.

import { ask, labeled, showDialog } from './dialog.js';
import { node } from './nodes.js';
import { askPeople, askShares } from './peoplerequests.js';
import { exchangeCode } from '../saving/token.js';
import { showDevice, showLink } from './secrets.js';
import { sharing } from './sharing.js';

/** The longest name that a server accepts. */
const LONGEST_NAME = 100;

/** Returns a field for a name. */
const nameField = value => node('input', { type: 'text', value, maxLength: LONGEST_NAME, autocomplete: 'off' });

/** Returns a button whose label also says whom or what it is about. */
function button(text, about, run) {
  const element = node('button', { type: 'button', 'aria-label': `${text}: ${about}` }, text);
  element.onclick = run;
  return element;
}

/** Opens the dialog. */
export const openPeople = page => new PeopleDialog(page).show();

class PeopleDialog {
  #page;
  /** What the server said last. */
  #answer = { people: [], keys: [], manages: false };
  #shares = [];
  #body = node('div', { className: 'almanac-stack' });
  #status = node('p', { role: 'status' });
  #newName = nameField('');
  #times;

  constructor(page) {
    const { calendar, locale } = this.#page = page;
    this.#times = new Intl.DateTimeFormat(locale,
      { dateStyle: 'medium', timeStyle: 'short', timeZone: calendar.timeZone ?? undefined });
  }

  async show() {
    const { word } = this.#page;
    await this.#load();
    return showDialog(this.#page, word('people'), [this.#body, this.#status], [[word('close')]]);
  }

  /** Asks the server, and shows its answer. The focus stays where it is. */
  async #load() {
    const { calendar, word } = this.#page;
    try {
      [this.#answer, this.#shares] = await Promise.all([askPeople(calendar), askShares(calendar)]);
    } catch {
      this.#status.textContent = word('failed');
    }
    const focused = document.activeElement, isWithin = this.#body.contains(focused), label = focused?.ariaLabel;
    this.#body.replaceChildren(...this.#content());
    if (!isWithin) return;
    const same = [...this.#body.querySelectorAll('[aria-label]')].find(each => each.ariaLabel === label);
    (focused.isConnected ? focused : same ?? this.#body.querySelector('button, input, select'))?.focus();
  }

  /** Sends a change. Resolves to the answer; if the server refuses, to undefined, and the dialog says why. */
  async #send(change, request = askPeople) {
    const { calendar, word } = this.#page;
    this.#status.textContent = '';
    try {
      return await request(calendar, change);
    } catch ({ status }) {
      const reason = { 409: word('nameTaken'), 422: word('badName') }[status];
      this.#status.textContent = reason ?? word('failed');
      return undefined;
    }
  }

  async #change(change, request) {
    const answer = await this.#send(change, request);
    await this.#load();
    return answer;
  }

  // What the dialog shows

  #content() {
    const { me, manages, people } = this.#answer, { word } = this.#page;
    const shown = people.filter(({ id }) => manages || id === me), others = people.filter(({ id }) => id !== me);
    const set = change => this.#change(change, askShares);
    return [
      ...!people.length && manages ? [node('p', {}, word('firstPerson'))] : [],
      ...shown.map(person => this.#person(person)),
      ...manages ? [this.#adding()] : [],
      ...this.#shares.length && others.length ? [sharing(this.#page, this.#shares, others, set)] : [],
    ];
  }

  #person(person) {
    const { me, manages, keys } = this.#answer, { word } = this.#page, { id, name, owner } = person;
    const actions = [
      manages && ['rename', () => this.#rename(person)],
      manages && ['newLink', async () => showLink(this.#page, name, await this.#change({ id, link: true }))],
      (manages || id === me) && ['newDevice', () => this.#addDevice(person)],
      manages && !owner && ['remove', () => this.#remove(person)],
    ].filter(Boolean).map(([key, run]) => button(word(key), name, run));
    // Actions that end nothing come first, because a dialog gives its first button the focus.
    return node('section', { className: 'almanac-stack' }, node('h3', {}, node('bdi', {}, name)),
      node('div', { className: 'almanac-actions' }, ...actions),
      ...keys.filter(({ person: each }) => each === id).map(key => this.#key(key)));
  }

  #key({ id, kind, label, used }) {
    const { word } = this.#page, isCurrent = id === this.#answer.current;
    const kinds = { browser: word('browser'), device: word('device'), link: word('unusedLink') };
    const name = isCurrent ? word('thisBrowser') : label || kinds[kind];
    const use = used ? word('lastUsed', { date: this.#times.format(used * 1000) }) : word('neverUsed');
    const uses = kind === 'link' ? [] : [use];
    const notes = uses.flatMap(each => [node('br'), node('span', { className: 'almanac-note' }, each)]);
    const row = node('div', { className: 'almanac-row' }, node('span', {}, node('bdi', {}, name), ...notes));
    // Without its own key, this page would show nothing.
    if (!isCurrent) row.append(button(word('revoke'), [name, ...uses].join(', '), () => this.#change({ revoke: id })));
    return row;
  }

  #adding() {
    const { word } = this.#page, add = node('button', { type: 'submit' }, word('add'));
    add.onclick = event => {
      event.preventDefault();
      this.#add();
    };
    return node('div', { className: 'almanac-row' }, labeled(word('name'), this.#newName), add);
  }

  // What people do

  async #add() {
    const name = this.#newName.value, isFirst = !this.#answer.people.length, added = await this.#send({ name });
    if (added && isFirst) {
      // The key of a server without people is no longer valid: this browser belongs to the first person.
      await exchangeCode(this.#page.calendar.api, added.code);
      return location.reload();
    }
    if (added) this.#newName.value = '';
    await this.#load();
    return showLink(this.#page, name, added);
  }

  async #rename({ id, name }) {
    const { word } = this.#page, field = nameField(name);
    if (await ask(this.#page, word('rename'), [labeled(word('name'), field)], word('rename'))) this.#change({ id, name: field.value });
  }

  async #remove({ id, name }) {
    const { word } = this.#page, note = node('p', {}, word('removeNote', { name }));
    if (await ask(this.#page, word('remove'), [note], word('remove'))) this.#change({ id, removed: true });
  }

  async #addDevice({ id, name }) {
    const { word } = this.#page, field = nameField(''), label = labeled(word('deviceName'), field);
    if (!await ask(this.#page, word('newDevice'), [label], word('add'))) return;
    showDevice(this.#page, name, await this.#change({ id, device: field.value }));
  }
}
