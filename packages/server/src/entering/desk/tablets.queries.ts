import type { NewTablet, Tablet } from '@topout/contract';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';

interface Row {
  readonly uuid: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}

const columns = 'id as uuid, name, made_at, used_at';
const statements = {
  list: {
    name: 'tablets.list',
    text: `select ${columns} from desk_tablet where competition_id = $1 and ended_at is null order by made_at, id`,
  },
  make: {
    name: 'tablets.make',
    text: `insert into desk_tablet (competition_id, id, name, secret_hash, made_by) values ($1, $2, $3, $4, $5)
      returning ${columns}`,
  },
  end: {
    name: 'tablets.end',
    text: `update desk_tablet set ended_at = now(), ended_by = $3
      where competition_id = $1 and id = $2 and ended_at is null returning name`,
  },
  endSessions: {
    name: 'tablets.end_sessions',
    text: `update session_family set revoked_at = now()
      where tablet_competition_id = $1 and tablet_id = $2 and revoked_at is null returning id`,
  },
};

/** The tablets that open cards now. */
export async function readTablets(db: Queries, competition: string): Promise<Tablet[]> {
  return (await db.rows<Row>(statements.list, [competition])).map(present);
}

/** Makes a tablet. Its secret is kept as a hash: nobody can read it again. */
export async function makeTablet(tx: Tx, authority: Authority, name: string): Promise<NewTablet> {
  const { competition, actor } = authority;
  const secret = newSecret();
  const values = [competition.uuid, newId(), name, secretHash(secret), actor.profile];
  const [made] = await tx.rows<Row>(statements.make, values);
  if (!made) throw notFound('tablet');
  await auditOf(tx, authority, 'tablet.made', { name });
  return { ...present(made), secret };
}

/**
 * Takes a tablet back: it opens no cards any more. Notify the sessions afterwards.
 *
 * @returns the sign-ins that ended
 */
export async function endTablet(tx: Tx, authority: Authority, tablet: string): Promise<string[]> {
  const { competition, actor } = authority;
  const [ended] = await tx.rows<{ name: string }>(statements.end, [competition.uuid, tablet, actor.profile]);
  if (!ended) throw notFound('tablet');
  await auditOf(tx, authority, 'tablet.ended', { name: ended.name });
  const sessions = await tx.rows<{ id: string }>(statements.endSessions, [competition.uuid, tablet]);
  return sessions.map(({ id }) => id);
}

const present = ({ madeAt, usedAt, ...row }: Row): Tablet => ({
  ...row,
  madeAt: madeAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
