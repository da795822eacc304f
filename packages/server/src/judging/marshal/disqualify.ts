import type { DisqualificationBody } from '@topout/contract';
import { cautionsThatDisqualify } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { changeEntry } from '../../entering/change/change-entry.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import type { Changed } from '../../entering/entries/changed.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { requireConcerned } from './caution.ts';
import { readCautions } from './cautions.queries.ts';

const nothing: Changed = { categories: [], routes: [] };

/**
 * Disqualifies somebody for the cautions that the jury sees. Sent again, nothing changes. (behaviour: cautions#two)
 *
 * @throws Refusal 403 for oneself and one's child; 404 without such an entry; 409 `caution.changed` if one of these
 * cautions counts no more, or if they are too few
 */
export async function disqualify(
  tx: Tx,
  authority: Authority,
  { entry: asked, cautions: seen }: DisqualificationBody,
): Promise<Changed> {
  const { uuid: competition } = authority.competition;
  await lockCompetition(tx, competition);
  const entry = await findEntry(tx, competition, asked);
  if (entry.id !== asked.toLowerCase() || entry.status === 'WAITING') throw notFound('entry');
  const concerned = await requireConcerned(tx, authority, entry.profileId);
  const counting = new Set((await readCautions(tx, competition, concerned.id)).map(({ uuid }) => uuid));
  if (seen.some((uuid) => !counting.has(uuid.toLowerCase())))
    throw conflict(
      'caution.changed',
      'A caution was taken back in the meantime. Look again before you decide.',
    );
  if (counting.size < cautionsThatDisqualify)
    throw conflict('caution.changed', 'Only two cautions disqualify. Look again before you decide.');
  return entry.status === 'DSQ' ? nothing : changeEntry(tx, authority, entry, { status: 'DSQ' });
}
