import type { CompetitionChange } from '@topout/contract';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import { snapshotsOf } from '../authority/snapshots.ts';
import type { Database } from '../../platform/db/database.ts';
import { sse } from '../../platform/live/sse.ts';
import { wireText } from '../../platform/http/wire.ts';

/** The current revision of a followed competition, and how it is reported. */
export interface CompetitionNow {
  readonly version: number;
  readonly message: Buffer;
  /** It lives in another cell: who connects anew is led there. */
  readonly gone: boolean;
}

/** The current revisions of competitions, whichever node changed them; without deleted ones. */
export async function competitionsNow(
  db: Database,
  watched: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CompetitionNow>> {
  const asked = [...watched].map(async (id) => [id, await snapshotsOf(db).now(id)] as const);
  return new Map(
    (await Promise.all(asked)).flatMap(([id, snapshot]) =>
      snapshot === null ? [] : [[id, nowOf(snapshot)]],
    ),
  );
}

const nowOf = ({ configVersion: version, judgedElsewhere }: CompetitionSnapshot): CompetitionNow => ({
  version,
  message: message({ version }),
  gone: judgedElsewhere === 'CELL',
});

const message = (change: CompetitionChange): Buffer => sse('competition', wireText(change));
