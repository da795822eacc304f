import { isOrganiserSide, type Reached, roles } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';

const statement = {
  name: 'entry.who_is_known',
  text: `
    select p.id, p.parent_id as parent,
      case
        when x.agreed_at is not null then 'AGREED'
        when x.profile_id is not null and p.parent_id is null
          and not exists (select from account a where a.profile_id = p.id) then 'AGREED'
        when exists (
          select from registration other
          join competition o on o.id = other.competition_id
          join competition here on here.id = $1 and here.master_judge_id = o.master_judge_id
          join competition_role r on r.competition_id = o.id and r.profile_id = $3
            and r.role = any ($4) and not r.pending and r.revoked_at is null
          where other.profile_id = p.id and other.agreed_at is not null) then 'AGREED'
        when x.profile_id is not null then 'ENTERED'
      end as here
    from profile p left join registration x on x.competition_id = $1 and x.profile_id = p.id
    where p.id = $2 and p.anonymised_at is null`,
};

const organiserRoles = roles.filter(isOrganiserSide);

/**
 * How a competition knows a person that its team asks about. People it has by name alone belong to it. Its
 * organisers also know people who entered by themselves in another competition of the same master judge where
 * they organise too.
 *
 * @returns null if the person does not exist
 */
export async function whoIsKnown(
  db: Queries,
  { competition, actor }: Pick<Authority, 'competition' | 'actor'>,
  user: string,
): Promise<Reached | null> {
  const inRole = isOrganiserSide(actor.role) && !actor.pending ? actor.profile : null;
  const [row] = await db.rows<Reached>(statement, [competition.uuid, user, inRole, organiserRoles]);
  return row ?? null;
}
