// The rights of people for a calendar.

import { choice } from './dialog.js';
import { node } from './nodes.js';

/** The calendar that was chosen last. */
let chosen;

/**
 * Returns a list of calendars, and for the chosen one a list of rights for each person. `set` gets the change when a right is
 * chosen.
 */
export function sharing({ word }, shares, people, set) {
  const rights = [['none', word('noAccess')], ['free-busy', word('freeBusy')], ['read', word('mayRead')], ['write', word('mayWrite')]];
  const list = node('div', { className: 'almanac-pair' });
  const show = number => {
    chosen = number;
    const { calendar, people: given } = shares.find(each => `${each.calendar}` === `${number}`);
    list.replaceChildren(...people.map(({ id, name }) => {
      const { right = 'none' } = given.find(({ person }) => person === id) ?? {};
      const field = choice(name, rights, right, value => set({ calendar, person: id, right: value }));
      field.querySelector('select').ariaLabel = name;
      return field;
    }));
  };
  const { calendar: first } = shares.find(({ calendar }) => `${calendar}` === `${chosen}`) ?? shares[0];
  const calendars = choice(word('calendar'), shares.map(({ calendar, name }) => [calendar, name]), first, show);
  show(first);
  return node('section', { className: 'almanac-stack' }, node('h3', {}, word('share')), calendars, list);
}
