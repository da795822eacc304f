import type { Raffle, RaffleDraw, RaffleWinners } from '@topout/contract';
import { publicName } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { readDraws, readPool, readPrizes, readRaffleRules, type StoredDraw } from './raffle.queries.ts';

async function readAll(db: Queries, competition: string) {
  const rules = await readRaffleRules(db, competition);
  const [prizes, draws, pool] = [
    await readPrizes(db, competition),
    await readDraws(db, competition),
    await readPool(db, competition, rules),
  ];
  return { rules, prizes, draws, pool };
}

/** The raffle as its organisers see it: with full names, and everybody who can still be drawn. */
export async function showRaffle(db: Queries, competition: string): Promise<Raffle> {
  const { rules, prizes, draws, pool } = await readAll(db, competition);
  const ofPrize = Map.groupBy(draws, ({ prize }) => prize);
  return {
    ...rules,
    prizes: prizes.map((prize) => ({ ...prize, draws: (ofPrize.get(prize.uuid) ?? []).map(present) })),
    pool: pool.map(({ user, category, ...person }) => ({ user, name: fullName(person), category })),
  };
}

/** The raffle as everybody sees it. @param year of the competition, from which ages count */
export async function showWinners(db: Queries, competition: string, year: number): Promise<RaffleWinners> {
  const { prizes, draws, pool } = await readAll(db, competition);
  const winners = new Map(draws.filter(({ absent }) => !absent).map((draw) => [draw.prize, draw]));
  const last = draws.at(-1);
  return {
    left: pool.length,
    prizes: prizes.map(({ uuid, name }) => {
      const won = winners.get(uuid);
      const winner = won && {
        draw: won.uuid,
        name: nameOf(won, publicName(won, year)),
        drawnAt: won.drawnAt.toISOString(),
        among: won.among,
      };
      return { uuid, name, winner: winner ?? null };
    }),
    last: last && !last.absent ? last.uuid : null,
  };
}

const fullName = ({ firstName, lastName }: Pick<StoredDraw, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** Whoever was deleted has won all the same. */
const nameOf = ({ user }: StoredDraw, name: Pick<StoredDraw, 'firstName' | 'lastName'>) =>
  user === null ? 'Competitor' : fullName(name);

const present = (draw: StoredDraw): RaffleDraw => ({
  uuid: draw.uuid,
  user: draw.user,
  name: nameOf(draw, draw),
  drawnAt: draw.drawnAt.toISOString(),
  drawnBy: draw.drawnBy,
  among: draw.among,
  absent: draw.absent,
});
