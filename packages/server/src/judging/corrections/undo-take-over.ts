import type { Authority } from '../../competition/authority/authority.ts';
import { forgetMerge } from '../../entering/takeover/remember-merge.ts';
import type { Restored } from './restored.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { entriesOf } from '../../entering/entries/find-entry.ts';
import { type MovedAnswers, moveAnswersBack } from '../../entering/questions/move-answers.ts';
import { conflict } from '../../platform/errors.ts';
import { handOver } from '../../entering/takeover/hand-over.ts';

export interface TakeOverRecord extends Partial<MovedAnswers> {
  /** The listed person. */
  readonly user: string;
  /** The person who took over. */
  readonly targetUser: string;
}

interface Undo {
  /** Uuid of the record in the history. */
  readonly record: string;
  /** Uuid of their first entry. */
  readonly entry: string;
  readonly details: TakeOverRecord;
}

/**
 * Another person took over by mistake: returns the entry to the listed person, with any results since and the
 * answers that it came with. Marks the address as disputed; otherwise the next sign-in would take the entry over
 * again.
 *
 * @throws Refusal 409 if it was already undone, or the entry was merged since or is gone
 */
export async function undoTakeOver(
  tx: Tx,
  { competition: { uuid: competition }, actor }: Authority,
  { record, entry, details: { user, targetUser, answers = [], agreements = [] } }: Undo,
): Promise<Restored> {
  await lockCompetition(tx, competition);
  await forgetMerge(tx, competition, { to: targetUser, record });
  const theirs = await entriesOf(tx, competition, targetUser);
  if (!theirs.some(({ id }) => id === entry))
    throw conflict('entry.gone', 'Their entry is gone. Restore it first.');
  const { categories, routes } = await handOver(tx, competition, {
    from: targetUser,
    to: user,
    agreed: false,
    actor: actor.profile,
  });
  const back = { from: targetUser, to: user, moved: { answers, agreements }, record };
  await moveAnswersBack(tx, competition, back);
  await tx.kysely
    .updateTable('registration')
    .set({ listedEmailDisputedAt: new Date() })
    .where('competitionId', '=', competition)
    .where('profileId', '=', user)
    .execute();
  return { entry, categories, routes };
}
