import { writeAudit } from '../../competition/audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { forgetGiven } from './given.ts';
import type { CloudState, HallCall } from './hall-calls.ts';
import { type Hall, knownHall, stateOf } from './known-hall.ts';

/**
 * Makes this server the owner again, because the hall that took the competition down could not use it. The token stays, for
 * another try.
 *
 * @throws Refusal in a sentence for the host of the hall; 409 once it has sent news
 */
export const letGo = (db: Database, call: HallCall): Promise<CloudState> =>
  db.transaction(async (tx) => {
    const hall = await knownHall(tx, call);
    if (hall.position > 0 || hall.handedBackAt !== null)
      throw conflict('hall.judging', 'The hall has this competition already, and has sent news of it.');
    if (hall.takenAt === null) return stateOf(hall);
    const competition = hall.competitionId;
    const free: Hall = { ...hall, hallId: null, takenAt: null, heardAt: null, silent: false };
    await tx.kysely
      .updateTable('hall')
      .set({ hallId: null, takenAt: null, heardAt: null, silent: false })
      .where('competitionId', '=', competition)
      .execute();
    await forgetGiven(tx, competition);
    await writeAudit(tx, { competition, actor: null, kind: 'competition.taken_back' });
    return stateOf(free);
  });
