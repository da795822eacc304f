import type { Tx } from '../../platform/db/database.ts';

/** What is this server's own of a competition that comes once more. */
export interface OldCopy {
  /** Profile uuid of its master judge, if they sign in here. */
  readonly master: string | null;
  /** As JSON with SQL's names. */
  readonly competition: string;
  readonly boards: string;
  readonly roles: string;
}

const readStatement = {
  name: 'move.old_copy',
  text: `
    select row_to_json(c)::text as competition,
      (select a.profile_id from account a where a.profile_id = c.master_judge_id and a.email_confirmed_at is not null) as master,
      (select coalesce(json_agg(b), '[]') from category_board b where b.competition_id = c.id)::text as boards,
      (select coalesce(json_agg(r), '[]') from competition_role r where r.competition_id = c.id and r.role <> 'MASTER')::text
        as roles
    from competition c where c.id = $1 for update`,
};

/** Null if it was never here. Locks it. */
export async function readOldCopy(tx: Tx, competition: string): Promise<OldCopy | null> {
  const [found] = await tx.rows<OldCopy>(readStatement, [competition]);
  return found ?? null;
}

const keepStatements = [
  {
    name: 'move.keep_roles',
    text: `insert into competition_role select * from json_populate_recordset(null::competition_role, $1::json)
      on conflict do nothing`,
    of: 'roles',
  },
  {
    name: 'move.keep_own',
    text: `
      update competition c set config_version = greatest(c.config_version, x.config_version) + 1,
        setup_version = greatest(c.setup_version, x.setup_version) + 1, hidden_at = x.hidden_at,
        league_id = (select l.id from league l where l.id = x.league_id)
      from json_populate_record(null::competition, $1::json) x where c.id = x.id`,
    of: 'competition',
  },
  {
    name: 'move.keep_boards',
    text: `
      update category_board b set version = greatest(b.version, x.version) + 1,
        reset_version = greatest(b.version, x.version) + 1, changed_at = now()
      from json_populate_recordset(null::category_board, $1::json) x
      where (b.competition_id, b.category_id) = (x.competition_id, x.category_id)`,
    of: 'boards',
  },
] as const;

/**
 * Gives a competition that came once more what was this server's own: whoever had a role has it again, its league counts it,
 * it stays hidden, and versions go on above those that nodes and phones have seen.
 */
export async function keepOwn(tx: Tx, old: OldCopy): Promise<void> {
  for (const { of, ...statement } of keepStatements) await tx.rows(statement, [old[of]]);
}
