import { addressOf } from '../http/api.ts';
import { freshToken, renewToken } from '../session/tokens.ts';

/**
 * Opens a stream of server-sent events. It has no time limit and its followers reopen it, so it needs no HTTP
 * client.
 * @throws Error when the server does not open it; a spent token is renewed for the next try.
 */
export async function openStream(path: string, signal: AbortSignal): Promise<Response> {
  const token = await freshToken();
  const response = await fetch(await addressOf(path), {
    signal,
    headers: { accept: 'text/event-stream', ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
  if (response.status === 401) await renewToken(token);
  if (!response.ok) throw new Error(`The stream did not open: ${response.status}`);
  return response;
}
