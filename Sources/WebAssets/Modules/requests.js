// Requests over the network.

/** The response of a server; throws if it does not answer or reports an error. */
export async function request(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}
