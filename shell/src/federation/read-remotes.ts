import { parseRemotes, type RemoteConfig } from './remotes.ts';

const address = '/remotes.json';

async function fetchRemotes(init?: RequestInit): Promise<RemoteConfig[]> {
  const answer = await fetch(address, init);
  return answer.ok ? parseRemotes(await answer.json()) : [];
}

/**
 * The remotes of this deployment: written into the page by its server, otherwise fetched. None if the list
 * cannot be read; every page then says that it cannot be reached.
 */
export async function readRemotes(): Promise<RemoteConfig[]> {
  const inPage = document.getElementById('topout-remotes')?.textContent;
  try {
    return inPage ? parseRemotes(JSON.parse(inPage)) : await fetchRemotes();
  } catch {
    return [];
  }
}

/** Whether a newer version of a remote has been deployed since this page was opened. */
export async function isReplaced({ name, version }: RemoteConfig): Promise<boolean> {
  const remotes = await fetchRemotes({ cache: 'no-store' }).catch(() => []);
  const now = remotes.find((remote) => remote.name === name);
  return now !== undefined && now.version !== version;
}
