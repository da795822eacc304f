import { parseRemotes, type RemoteConfig } from './remotes.ts';

/** What the server wrote into the page under an id; without it, the same from an address. */
async function embedded(id: string, address: string): Promise<unknown> {
  const text = document.getElementById(id)?.textContent;
  if (text) return JSON.parse(text) as unknown;
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as unknown) : null;
}

/** The remotes of this deployment; none when the list cannot be read, and the shell says so page by page. */
export const readRemotes = async (): Promise<RemoteConfig[]> =>
  parseRemotes(await embedded('topout-remotes', '/remotes.json').catch(() => null));
