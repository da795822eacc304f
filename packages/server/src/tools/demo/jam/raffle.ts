import type { Tx } from '../../../platform/db/database.ts';
import { demoId } from '../demo-ids.ts';

/** The last one is a surprise. */
const prizes = ['Season pass', 'Climbing shoes', 'Chalk bag', ''];

const statements = {
  rules: "insert into raffle (competition_id, drawn_from, least) values ($1, 'RESULTS', 3)",
  prizes: `
    insert into raffle_prize (competition_id, id, position, name)
    select $1, p.id, p.place - 1, p.name from unnest($2::uuid[], $3::text[]) with ordinality as p (id, name, place)`,
};

/** A raffle among those with three results; nothing is drawn yet. */
export async function insertJamRaffle(tx: Tx, competition: string, scope: number): Promise<void> {
  await tx.rows({ name: 'demo.raffle', text: statements.rules }, [competition]);
  const ids = prizes.map((_, index) => demoId('prize', scope, index + 1));
  await tx.rows({ name: 'demo.raffle_prizes', text: statements.prizes }, [competition, ids, prizes]);
}
