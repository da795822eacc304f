import { entryRights, type Reached, reach } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import type { Queries } from '../db/database.ts';
import { forbidden } from '../errors.ts';

const statement = {
  name: 'entry.may_leave',
  text: `
    select p.id, p.parent_id as parent, case when x.agreed_at is null then 'ENTERED' else 'AGREED' end as here
    from entry e join profile p on p.id = e.profile_id
    left join participant x on x.competition_id = e.competition_id and x.profile_id = p.id
    where e.competition_id = $1 and (e.id = $2 or e.profile_id = $2) limit 1`,
};

/**
 * Who may take somebody out: those who may change entries; and the person, or their parent, where others entered them.
 *
 * @param entryOrUser uuid of the entry or of the person
 * @throws Refusal 403
 */
export async function requireMayLeave(
  db: Queries,
  { competition, actor, rules }: Authority,
  entryOrUser: string,
): Promise<void> {
  const rights = entryRights(actor, rules);
  if (rights.canModify) return;
  const [person] = await db.rows<Reached>(statement, [competition.uuid, entryOrUser]);
  const theirs = person !== undefined && reach({ profile: actor.profile, rights }, person).profile;
  if (!theirs || person.here !== 'ENTERED') throw forbidden();
}
