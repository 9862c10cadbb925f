// Requests about people to the server of the page.

import { authorization, token } from '../saving/token.js';

/**
 * Resolves to the answer of the server to a request, which changes something if there is a change. Throws an error with the
 * `status` of the response, if there is one.
 */
async function request({ api }, path, change) {
  const headers = await authorization(), options = change ? { method: 'POST', body: JSON.stringify(change) } : {};
  if (change) headers['Content-Type'] = 'application/json';
  const response = await fetch(`${api}/${path}`, { ...options, headers }), { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`${api}/${path}: ${status}`), { status });
  return response.json();
}

/** Asks for the people with their keys, or changes them. */
export const askPeople = (calendar, change) => request(calendar, 'people', change);

/** Asks for the rights for the calendars of this person, or sets one. */
export const askShares = (calendar, change) => request(calendar, 'shares', change);

/** Resolves to whether the server has people, or this page may add the first one. */
export async function hasPeople(calendar) {
  if (!calendar.api || !token()) return false;
  try {
    const { manages, people } = await askPeople(calendar);
    return manages || people.length > 0;
  } catch {
    return false;
  }
}
