// Network requests.

/** Returns a server's response; throws if the server does not respond or reports an error. */
export async function request(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}
