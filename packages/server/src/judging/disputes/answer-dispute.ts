import type { DisputeAnswerBody } from '@topout/contract';
import { isConcerned, mostAnswers } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { seenText } from '../../platform/seen-text.ts';
import { alreadyClosed, requireDispute } from './close-dispute.ts';
import { lockDispute } from './dispute.queries.ts';
import { saidElse, say } from './open-dispute.ts';
import { climberOf, type Looker } from './present-dispute.ts';
import { tellClimber } from './tell-climber.ts';

/**
 * Adds an answer to an open dispute. The same again under the same id changes nothing.
 *
 * @throws Refusal 403 for people whom it does not concern; 409 once it is closed, for too many answers,
 * or for an id that something else was said under
 */
export async function answerDispute(
  tx: Tx,
  authority: Authority,
  looker: Looker,
  { id, uuid, text }: DisputeAnswerBody & { readonly id: string },
): Promise<void> {
  const { competition } = authority;
  await requireDispute(tx, authority, looker, id);
  if (!(await lockDispute(tx, competition.uuid, id))) throw alreadyClosed();
  const row = await requireDispute(tx, authority, looker, id);
  const known = row.answers.find((answer) => answer.uuid === uuid);
  if (known && known.text !== seenText(text)) throw saidElse();
  if (known) return;
  if (row.answers.length > mostAnswers)
    throw conflict('dispute.too_long', 'Enough was written. Talk to each other.');
  // Staff who climb speak for themselves where it is about them.
  const byStaff = !isConcerned(looker.climber, climberOf(row));
  await say(tx, competition.uuid, { dispute: id, id: uuid, author: looker.climber, byStaff, text });
  if (byStaff)
    await tellClimber(tx, competition, { dispute: id, competitor: row.competitor, what: 'ANSWER' });
}
