import { canJudge, entryRights } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import { canEnterNow } from '../competitions/present-competition.ts';
import { forbidden, notFound, refusal } from '../errors.ts';
import type { Tx } from '../db/database.ts';

const context = {
  name: 'entry.may_enter',
  text: `
    select p.id, p.parent_id, c.entries_open_at, c.entries_close_at, c.capacity,
      (select count(*) from entry e where e.competition_id = c.id and e.status <> 'WAITING'
        and e.advanced_from is null) as entry_count,
      coalesce((select v.time_zone from competition_venue m join venue v on v.id = m.venue_id
        where m.competition_id = c.id order by m.position, v.id limit 1), 'UTC') as time_zone
    from competition c left join profile p on p.id = $2
    where c.id = $1`,
};

interface Context {
  id: string | null;
  parent_id: string | null;
  entries_open_at: Date | null;
  entries_close_at: Date | null;
  capacity: number | null;
  entry_count: number;
  time_zone: string;
}

/**
 * Who may be entered by the caller: everybody by those who may add entries, whenever they see fit;
 * otherwise oneself and one's own children, while entries are open.
 *
 * @throws Refusal 403 with the sentence for "Entry not allowed", 404 for an unknown person
 */
export async function requireMayEnter(tx: Tx, authority: Authority, user: string): Promise<void> {
  const { competition, actor, rules } = authority;
  const [row] = await tx.rows<Context>(context, [competition.uuid, user]);
  const self = user === actor.profile;
  const child = row?.parent_id != null && row.parent_id === actor.profile;
  const adds = entryRights(actor, rules).canAdd;
  if (!self && !child && !adds) throw forbidden();
  if (!row || row.id === null) throw notFound('competitor');
  if (adds) return;
  if (child && !rules.parentModeEnabled && !(rules.judgesCanBeParents && canJudge(actor))) {
    throw refusal(403, 'entry.not_allowed', 'Children cannot be entered by their parents here.');
  }
  const { canEnter, reason } = canEnterNow(authority, row, row.time_zone);
  if (!canEnter) throw refusal(403, 'entry.not_allowed', reason);
}
