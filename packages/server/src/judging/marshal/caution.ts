import type { Caution, CautionBody } from '@topout/contract';
import { canCaution, canGiveCautions } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { untell } from '../../people/push/tell.ts';
import { seenText } from '../../platform/seen-text.ts';
import {
  type Concerned,
  findCaution,
  type FoundCaution,
  readCautions,
  readConcerned,
  setCounting,
  writeCaution,
} from './cautions.queries.ts';
import { cautionTopic, tellCautioned } from './tell-cautioned.ts';

/** What somebody's cautions are now, and the boards that have risen. */
interface Cautioned {
  readonly cautions: readonly Caution[];
  readonly categories: readonly string[];
}

interface CautionChanged extends Cautioned {
  /** Uuid of the entry at which it was given. */
  readonly entry: string;
  /** False = it was so before. */
  readonly changed: boolean;
}

/** @throws Refusal 403 for all but the jury */
export function requireJury({ actor }: Authority): void {
  if (!canGiveCautions(actor)) throw forbidden();
}

/**
 * Gives somebody a caution. Sent again, it is given once. (behaviour: cautions)
 *
 * @throws Refusal 403 for oneself and one's child; 404 without such an entry; 400 without a reason; 409
 * `caution.other` if its id stands for another person's, `caution.given` if it was given with another reason, and
 * `caution.taken_back` if it counts no more
 */
export async function giveCaution(
  tx: Tx,
  authority: Authority,
  { uuid: id, entry: asked, reason: typed }: CautionBody,
): Promise<Cautioned> {
  const { competition, actor } = authority;
  await lockCompetition(tx, competition.uuid);
  const entry = await findEntry(tx, competition.uuid, asked);
  if (entry.id !== asked || entry.status === 'WAITING') throw notFound('entry');
  const concerned = await requireConcerned(tx, authority, entry.profileId);
  const reason = seenText(typed);
  if (reason === '') throw invalid('A caution has a reason.', { reason: ['Give a reason.'] });
  const given = { id, competitor: entry.profileId, entry: entry.id, reason, by: actor.profile };
  if (await writeCaution(tx, competition.uuid, given)) {
    await auditOf(tx, authority, 'caution.given', { caution: id }, entry.id);
    await tellCautioned(tx, competition, { caution: id, competitor: entry.profileId });
  } else requireSame(await findCaution(tx, competition.uuid, id), given);
  return cautioned(tx, competition.uuid, concerned);
}

/** What was sent again must be what is there: nobody is told that they gave what the climber does not read. */
function requireSame(
  found: FoundCaution | null,
  { competitor, reason }: Pick<FoundCaution, 'competitor' | 'reason'>,
): void {
  if (found?.competitor !== competitor)
    throw conflict('caution.other', 'Another caution has this id. Give it again.');
  if (found.takenBack)
    throw conflict('caution.taken_back', 'This caution was given, and taken back in the meantime.');
  if (found.reason !== reason)
    throw conflict('caution.given', `This caution was given already: ${found.reason}`);
}

/**
 * Takes a caution back: it counts no more.
 *
 * @throws Refusal 403 for one's own and one's child's; 404 without such a caution
 */
export function takeBackCaution(tx: Tx, authority: Authority, id: string): Promise<CautionChanged> {
  return changeCaution(tx, authority, id, false);
}

/**
 * Lets a caution count again that was taken back by mistake.
 *
 * @throws Refusal 403 for one's own and one's child's; 404 without such a caution
 */
export function giveCautionBack(tx: Tx, authority: Authority, id: string): Promise<CautionChanged> {
  return changeCaution(tx, authority, id, true);
}

async function changeCaution(
  tx: Tx,
  authority: Authority,
  id: string,
  counts: boolean,
): Promise<CautionChanged> {
  const { competition, actor } = authority;
  await lockCompetition(tx, competition.uuid);
  const found = await findCaution(tx, competition.uuid, id);
  if (!found) throw notFound('caution');
  const concerned = await requireConcerned(tx, authority, found.competitor);
  const changed = await setCounting(tx, competition.uuid, { id, counts, by: actor.profile });
  if (changed) {
    const kind = counts ? 'caution.given' : 'caution.taken_back';
    await auditOf(tx, authority, kind, { caution: id }, found.entry);
    if (counts) await tellCautioned(tx, competition, { caution: id, competitor: found.competitor });
    else await untell(tx, competition.uuid, cautionTopic(id));
  }
  return { ...(await cautioned(tx, competition.uuid, concerned)), entry: found.entry, changed };
}

/** Whom a change of their cautions concerns. @throws Refusal 403 for oneself and one's child; 404 for nobody */
export async function requireConcerned(
  tx: Tx,
  { competition, actor }: Authority,
  competitor: string,
): Promise<Concerned> {
  const concerned = await readConcerned(tx, competition.uuid, competitor);
  if (!concerned) throw notFound('entry');
  if (!canCaution(actor, concerned))
    throw forbidden('Nobody gives or takes back a caution of themself or their child.');
  return concerned;
}

const cautioned = async (tx: Tx, competition: string, { id, categories }: Concerned): Promise<Cautioned> => ({
  cautions: await readCautions(tx, competition, id),
  categories,
});
