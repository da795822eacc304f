import type { Database } from '../../platform/db/database.ts';
import { liveHere, stateIn } from './cell-state.ts';
import { moveKey } from './move-competition.ts';

/** Whoever moves a competition needs seconds, and may have been put to sleep. */
const longSeconds = 60;

const heldStatement = {
  name: 'cells.held',
  text: `select competition_id as competition, move_id as move, since < now() - make_interval(secs => ${longSeconds}) as "isLong"
    from cell_move where state = 'HELD'`,
};

interface Held {
  readonly competition: string;
  readonly move: string;
  readonly isLong: boolean;
}

/** Whoever moves something holds this lock until they are done, or dead. */
const abandonedStatement = {
  name: 'cells.abandoned',
  text: `select pg_try_advisory_xact_lock(${moveKey}) as abandoned`,
};

/**
 * Ends what a move left held that died, or that takes too long: the competition lives where it did. Its next step asks for
 * the hold under the same lock, so it opens nothing any more.
 *
 * @returns the competitions of which changes go on
 */
export async function endHolds(db: Database): Promise<readonly string[]> {
  const held = await db.rows<Held>(heldStatement, []);
  if (held.length === 0) return [];
  return db.transaction(async (tx) => {
    const [{ abandoned } = { abandoned: false }] = await tx.rows<{ abandoned: boolean }>(
      abandonedStatement,
      [],
    );
    const ended: string[] = [];
    for (const { competition, move, isLong } of held) {
      const now = await stateIn(tx, competition);
      if (!(abandoned || isLong) || now.state !== 'HELD' || now.move !== move) continue;
      await liveHere(tx, competition);
      ended.push(competition);
    }
    return ended;
  });
}
