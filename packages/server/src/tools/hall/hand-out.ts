import { writeAudit } from '../../competition/audit.ts';
import { conflict } from '../../platform/errors.ts';
import type { CommandContext } from '../command.ts';
import { linesOfFile } from '../files/line-file.ts';
import { competitionFile, competitionLines } from '../move/export-competition.ts';
import { whenQuiet } from './when-quiet.ts';
import { noteHandedOut } from './given.ts';
import { heard, knownHall, requireSameVersion } from './known-hall.ts';
import type { HallCall } from './hall-calls.ts';

/**
 * Gives a competition to a hall. From then on nothing is changed here; what was being changed is waited for, so that the
 * hall gets all of it. The same hall may ask again, as after a line that broke.
 *
 * @returns the lines of a file of the competition
 * @throws Refusal in a sentence for the host of the hall
 */
export async function handOut(
  context: Pick<CommandContext, 'db' | 'config'>,
  call: HallCall,
): Promise<string[]> {
  const { db } = context;
  await db.transaction(async (tx) => {
    const hall = await knownHall(tx, call);
    await requireSameVersion(tx, call);
    if (hall.handedBackAt !== null)
      throw conflict(
        'hall.handed_back',
        'This competition was handed back. Ask its organiser for a new token.',
      );
    if (hall.position > 0)
      throw conflict('hall.judging', 'The hall has this competition already, and has sent news of it.');
    await tx.kysely
      .updateTable('hall')
      .set({ hallId: call.hall, takenAt: hall.takenAt ?? new Date() })
      .where('competitionId', '=', hall.competitionId)
      .execute();
    if (hall.takenAt === null)
      await writeAudit(tx, { competition: hall.competitionId, actor: null, kind: 'competition.taken_down' });
    await heard(tx, hall);
  });
  await whenQuiet(db);
  const lines = await competitionLines(context, call.competition);
  await db.transaction((tx) => noteHandedOut(tx, call.competition, lines));
  return linesOfFile(competitionFile, lines);
}
