import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';

/** A raffle of one prize in a competition, with a draw if somebody is named. */
export async function aRaffle(
  db: Database,
  { id: competition }: { readonly id: string },
  winner: string | null = null,
): Promise<{ prize: string; draw: string }> {
  const [prize, draw] = [newId(), newId()];
  const run = (name: string, text: string, values: readonly unknown[]) =>
    db.rows({ name: `testing.raffle_${name}`, text }, values);
  await run('rules', 'insert into raffle (competition_id) values ($1)', [competition]);
  await run(
    'prize',
    "insert into raffle_prize (competition_id, id, position, name) values ($1, $2, 0, 'Chalk bag')",
    [competition, prize],
  );
  if (winner !== null) {
    await run(
      'draw',
      'insert into raffle_draw (competition_id, id, prize_id, profile_id, among) values ($1, $2, $3, $4, 1)',
      [competition, draw, prize, winner],
    );
  }
  return { prize, draw };
}
