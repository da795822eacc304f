import type { Raffle, RaffleDraw, RaffleWinners } from '@topout/contract';
import { publicName, revealedAt } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import {
  countPool,
  readDraws,
  readPool,
  readPrizes,
  readRaffleRules,
  type StoredDraw,
} from './raffle.queries.ts';

/** The raffle as its organisers see it: with full names, and everybody who can still be drawn. */
export async function showRaffle(db: Queries, competition: string): Promise<Raffle> {
  const rules = await readRaffleRules(db, competition);
  const [prizes, draws, pool] = [
    await readPrizes(db, competition),
    await readDraws(db, competition),
    await readPool(db, competition, rules),
  ];
  const ofPrize = Map.groupBy(draws, ({ prize }) => prize);
  return {
    ...rules,
    prizes: prizes.map((prize) => ({ ...prize, draws: (ofPrize.get(prize.uuid) ?? []).map(present) })),
    pool: pool.map(({ user, category, ...person }) => ({ user, name: fullName(person), category })),
  };
}

/**
 * The raffle as everybody sees it: nobody learns a name before the hall does.
 *
 * @param year of the competition, from which ages count
 * @returns also when it shows the next name; infinite = there is none to come
 */
export async function showWinners(
  db: Queries,
  competition: string,
  year: number,
  nowMs: number,
): Promise<{ winners: RaffleWinners; nextRevealMs: number }> {
  const left = await countPool(db, competition, await readRaffleRules(db, competition));
  const [prizes, draws] = [await readPrizes(db, competition), await readDraws(db, competition)];
  const revealMs = ({ drawnAt }: StoredDraw) => Date.parse(revealedAt(drawnAt.toISOString()));
  const winners = new Map(draws.filter(({ absent }) => !absent).map((draw) => [draw.prize, draw]));
  const last = draws.at(-1);
  const shown = {
    left,
    prizes: prizes.map(({ uuid, name }) => {
      const won = winners.get(uuid);
      const winner = won && {
        draw: won.uuid,
        name: revealMs(won) <= nowMs ? nameOf(won, publicName(won, year)) : '',
        drawnAt: won.drawnAt.toISOString(),
        among: won.among,
      };
      return { uuid, name, winner: winner ?? null };
    }),
    last: last && !last.absent ? last.uuid : null,
  };
  const nextRevealMs = Math.min(...draws.map(revealMs).filter((ms) => ms > nowMs));
  return { winners: shown, nextRevealMs };
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
