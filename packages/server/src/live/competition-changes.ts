import type { CompetitionChange } from '@topout/contract';
import { snapshotsOf } from '../authority/snapshots.ts';
import type { Database } from '../db/database.ts';
import { sse } from './sse.ts';
import { wireText } from '../http/wire.ts';

/** What a competition that somebody watches stands at, and how that is told. */
export interface CompetitionNow {
  readonly version: number;
  readonly message: Buffer;
}

/** What competitions stand at now, whichever node changed them; without those that are gone. */
export async function competitionsNow(
  db: Database,
  watched: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CompetitionNow>> {
  const asked = [...watched].map(async (id) => [id, await snapshotsOf(db).version(id)] as const);
  return new Map(
    (await Promise.all(asked)).flatMap(([id, version]) =>
      version === null ? [] : [[id, { version, message: message({ version }) }]],
    ),
  );
}

const message = (change: CompetitionChange): Buffer => sse('competition', wireText(change));
