// Network requests.

/** Returns a server's response; throws if the server does not respond or reports an error. */
export async function request(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

/** Sends changes to a server. Returns its response with the status, which is 0 if there is no response. */
export async function postChanges(api, changes, headers, signal) {
  try {
    const response = await fetch(`${api}/changes`, { method: 'POST', body: JSON.stringify(changes),
      headers: { 'Content-Type': 'application/json', ...headers }, signal });
    return { answer: await response.json(), status: response.status };
  } catch {
    return { status: 0 };
  }
}
