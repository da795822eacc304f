import { statSync } from 'node:fs';
import { type WebFile, webFile } from './file-store.ts';
import { readRemotes, remoteOrigins, type Remotes } from './remotes.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The deployed remotes, and what follows from their locations. */
export interface Deployment {
  readonly remotes: Remotes;
  /** The header of every page. */
  readonly policy: string;
  /** `/remotes.json`. */
  readonly file: WebFile;
}

/** How often to check the list: deploying a remote needs no restart of the server. */
const lookMs = 1_000;

function deploymentOf(remotes: Remotes): Deployment {
  return {
    remotes,
    policy: contentSecurityPolicy(remoteOrigins(remotes)),
    file: webFile(Buffer.from(remotes.text), 'application/json; charset=utf-8', 'passing'),
  };
}

/** Changes whenever the file does; null without one. */
function stampOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : null;
}

/**
 * What `remotes.json` currently names: a new list deploys a remote, without a restart and without a new
 * shell. Without the file there are no remotes, and the shell says so on their pages. A list that cannot be
 * read, because it is being written, changes nothing.
 */
export function watchDeployment(file: string): () => Deployment {
  let stamp = stampOf(file);
  let lookedAt = performance.now();
  let now = deploymentOf(readRemotes(file) ?? { list: [], text: '[]' });
  return () => {
    if (performance.now() - lookedAt < lookMs) return now;
    lookedAt = performance.now();
    const seen = stampOf(file);
    if (seen === stamp) return now;
    const remotes = readRemotes(file);
    if (remotes) {
      now = deploymentOf(remotes);
      stamp = seen;
    }
    return now;
  };
}
