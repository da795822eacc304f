import { canJudge, entryRights, reach } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { canEnterNow } from '../../competition/can-enter-now.ts';
import { forbidden, notFound, refusal } from '../../platform/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import { timeZoneOf } from '../../competition/authority/time-zone.ts';
import { placesTaken } from '../entries/which-entry.ts';
import { whoIsKnown } from './who-is-known.ts';

const context = {
  name: 'entry.may_enter',
  text: `
    select c.entries_open_at, c.entries_close_at, c.capacity,
      ${placesTaken('c.id')} as entry_count,
      ${timeZoneOf('c.id')} as time_zone
    from competition c where c.id = $1`,
};

interface Context {
  entriesOpenAt: Date | null;
  entriesCloseAt: Date | null;
  capacity: number | null;
  entryCount: number;
  timeZone: string;
}

/**
 * Checks whom the caller may enter, according to `reach`: people with the right to add entries may do so at
 * any time, and others enter themselves and their children while entries are open.
 *
 * @returns whether this is an act of the person's own, or of their parent's
 * @throws Refusal 403 with the sentence for "Entry not allowed"; for callers who may add entries 404, the
 * same for people they do
 *   not reach as for people who do not exist
 */
export async function requireMayEnter(
  tx: Tx,
  authority: Authority,
  user: string,
): Promise<{ readonly own: boolean }> {
  const { actor, rules } = authority;
  const rights = entryRights(actor, rules);
  const person = await whoIsKnown(tx, authority, user);
  if (!person || !reach({ profile: actor.profile, rights }, person).enter)
    throw rights.canAdd ? notFound('competitor') : forbidden();
  const child = person.parent !== null && person.parent === actor.profile;
  const own = child || user === actor.profile;
  if (rights.canAdd) return { own };
  await requireOpen(tx, authority, child);
  return { own };
}

async function requireOpen(tx: Tx, authority: Authority, child: boolean): Promise<void> {
  const { competition, actor, rules } = authority;
  const [row] = await tx.rows<Context>(context, [competition.uuid]);
  if (!row) throw notFound('competition');
  if (child && !rules.parentModeEnabled && !(rules.judgesCanBeParents && canJudge(actor))) {
    throw refusal(403, 'entry.not_allowed', 'Parents cannot enter their children here.');
  }
  const { canEnter, reason } = canEnterNow(authority, row, row.timeZone);
  if (!canEnter) throw refusal(403, 'entry.not_allowed', reason);
}
