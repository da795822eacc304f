import type { GivenAgreement } from '@topout/contract';
import { mayWithdraw } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { readAsked, readAskedQuestions } from './questions.queries.ts';

type Row = Omit<GivenAgreement, 'at' | 'endedAt' | 'mayWithdraw'> & {
  readonly at: Date;
  readonly endedAt: Date | null;
};

const read = {
  name: 'agreement.read',
  text: `
    select l.* from (
      select distinct on (a.question_id) a.question_id as question, q.label, q.position, a.version, t.text, a.agreed_at as at,
        a.guardian, a.ended_at, q.archived_at is not null as archived,
        a.version < (select max(n.version) from consent_text n
          where n.competition_id = a.competition_id and n.question_id = a.question_id) as replaced
      from agreement a
      join question q on q.competition_id = a.competition_id and q.id = a.question_id
      join consent_text t on t.competition_id = a.competition_id and t.question_id = a.question_id and t.version = a.version
      where a.competition_id = $1 and a.profile_id = $2
      order by a.question_id, a.ended_at is not null, a.agreed_at desc
    ) l order by l.position, l.question`,
};

/** What somebody agreed to last, consent by consent. */
export async function readAgreementsOf(
  db: Queries,
  competition: Pick<CompetitionSnapshot, 'uuid' | 'year'>,
  user: string,
): Promise<GivenAgreement[]> {
  const rows = await db.rows<Row>(read, [competition.uuid, user]);
  if (rows.length === 0) return [];
  const asked = await readAskedQuestions(db, competition.uuid);
  const person = await readAsked(db, competition, user);
  return rows.map(({ at, endedAt, question, label, version, text, guardian, replaced, archived }) => {
    const asks = asked.find(({ uuid }) => uuid === question) ?? null;
    return {
      question,
      label,
      version,
      text,
      guardian,
      replaced,
      archived,
      at: at.toISOString(),
      endedAt: endedAt && endedAt.toISOString(),
      mayWithdraw: mayWithdraw({ version, ended: endedAt !== null }, asks, person),
    };
  });
}

const end = {
  name: 'agreement.end',
  text: `
    update agreement set ended_at = now()
    where competition_id = $1 and profile_id = $2 and question_id = $3 and ended_at is null`,
};

export const endAgreement = (tx: Tx, competition: string, user: string, question: string): Promise<unknown> =>
  tx.rows(end, [competition, user, question]);

const concerned = {
  name: 'agreement.concerned',
  text: `
    select p.id = $3 or p.parent_id is not distinct from $3 as own from profile p
    join registration r on r.competition_id = $1 and r.profile_id = p.id
    where p.id = $2`,
};

/** Whether somebody who is or was entered is the caller or their child; null for everybody else. */
export async function isOwnRegistration(
  db: Queries,
  competition: string,
  user: string,
  caller: string,
): Promise<boolean | null> {
  const [row] = await db.rows<{ own: boolean }>(concerned, [competition, user, caller]);
  return row?.own ?? null;
}
