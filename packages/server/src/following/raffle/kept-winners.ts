import { createHash } from 'node:crypto';
import type { RaffleWinners } from '@topout/contract';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readRaffleNumber } from './raffle.queries.ts';
import { showWinners } from './show-raffle.ts';

/** How many can still be drawn changes with every result: whoever asks hears it this late. */
const keptMs = 3_000;

interface Answer {
  readonly etag: string;
  readonly winners: RaffleWinners;
  readonly untilMs: number;
}

interface Kept {
  /** The raffle's, which every draw raises. */
  readonly number: number;
  readonly answer: Promise<Answer>;
}

const known = new WeakMap<CompetitionSnapshot, Kept>();

/** What the hall sees of the raffle; made once for all who ask, until something happens or somebody is revealed. */
export async function winnersOf(db: Queries, competition: CompetitionSnapshot): Promise<Answer> {
  const number = await readRaffleNumber(db, competition.uuid);
  const last = known.get(competition);
  if (last && last.number >= number) {
    const answer = await last.answer;
    if (Date.now() < answer.untilMs) return answer;
  }
  const meanwhile = known.get(competition);
  if (meanwhile && meanwhile !== last && meanwhile.number >= number) return meanwhile.answer;
  const next = { number, answer: make(db, competition) };
  known.set(competition, next);
  // Asked again, it is made again.
  next.answer.catch(() => known.delete(competition));
  return next.answer;
}

async function make(db: Queries, { uuid, year }: CompetitionSnapshot): Promise<Answer> {
  const nowMs = Date.now();
  const { winners, nextRevealMs } = await showWinners(db, uuid, year, nowMs);
  const hash = createHash('sha256').update(JSON.stringify(winners)).digest('base64url');
  return { etag: `"${hash}"`, winners, untilMs: Math.min(nowMs + keptMs, nextRevealMs) };
}
