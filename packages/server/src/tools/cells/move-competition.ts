import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { CommandFault } from '../command.ts';
import { whenQuiet } from '../hall/when-quiet.ts';
import { liveHere, requireStep, setState, stateIn } from './cell-state.ts';
import { goneRows } from './gone-rows.ts';
import { readMoment } from './read-moment.ts';
import { requireMovable } from './require-movable.ts';
import { writeMoment } from './write-moment.ts';

export interface Moving {
  /** The database of the cell in which the competition lives. */
  readonly from: Database;
  /** The database of the cell that it is to live in. */
  readonly to: Database;
  readonly competition: string;
  /** Tells the directory that the competition lives in the other cell. */
  readonly lead: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** One at a time for each cell that something leaves. */
export const moveKey = 1_038;

/** Copies while judging goes on, each with less to do, until one is as fast as this. */
const shortMs = 1_500;
const mostCopies = 6;

/** How often it is asked, about once a second, whether all changes have ended that were let in before. */
const quietTries = 4;

/**
 * Moves a competition to another cell while it is judged: copies all of it, then has its changes wait, copies the rest, lets
 * it go and opens it there. Broken off before it was let go, the nodes of the old cell let changes go on (`end-holds.ts`);
 * after that, the same move goes on where it was, or is taken back.
 *
 * @returns for how many seconds changes waited; null = it had been let go before
 * @throws CommandFault in one sentence
 */
export function moveCompetition(moving: Moving): Promise<number | null> {
  return moving.from.alone(moveKey, async () => {
    const { from, to, competition } = moving;
    const here = await stateIn(from, competition);
    await requireMovable(moving, here, await stateIn(to, competition));
    if (here.state !== 'GONE') return carry(moving);
    await open(moving, here.move);
    return null;
  });
}

async function carry(moving: Moving): Promise<number> {
  const { from, to, competition, say } = moving;
  const move = newId();
  let base: string | null = null;
  const copy = async (state: 'COMING' | 'READY'): Promise<number> => {
    const begun = performance.now();
    const moment = await readMoment(from, competition, base);
    const whole = base === null;
    const gone = whole ? [] : await goneRows({ from, to, competition, moment });
    await writeMoment(to, { competition, moment, whole, gone, step: { state, move } });
    ({ base } = moment);
    return performance.now() - begun;
  };
  for (let copies = 1; copies <= mostCopies; copies += 1) {
    const ms = await copy('COMING');
    say(`Copied in ${(ms / 1_000).toFixed(1)} s, while it is judged.`);
    if (copies > 1 && ms <= shortMs) break;
  }
  say('From now on changes wait. If this is broken off, they go on where they were, within seconds.');
  const held = performance.now();
  await from.transaction(async (tx) => {
    await requireStep(tx, competition, ['LIVE', 'HELD']);
    await setState(tx, competition, { state: 'HELD', move });
  });
  try {
    await whenQuiet(from, quietTries);
    await copy('READY');
  } catch (error) {
    await letGoOn(from, competition, move);
    throw error instanceof Refusal ? new CommandFault(`${error.message} It lives where it did.`) : error;
  }
  say(
    'All of it is there. If this is broken off before it says “Moved”, type the same again: until then changes wait.',
  );
  await from.transaction(async (tx) => {
    await requireStep(tx, competition, ['HELD'], move);
    await setState(tx, competition, { state: 'GONE', move });
  });
  await open(moving, move);
  return (performance.now() - held) / 1_000;
}

/** Ends the hold of this move, if a node has not done so. */
const letGoOn = (from: Database, competition: string, move: string): Promise<void> =>
  from.transaction(async (tx) => {
    const now = await stateIn(tx, competition);
    if (now.state === 'HELD' && now.move === move) await liveHere(tx, competition);
  });

/** From here on it lives in the other cell, whatever becomes of this call. */
async function open({ to, competition, lead }: Moving, move: string | null): Promise<void> {
  await to.transaction(async (tx) => {
    const { state } = await stateIn(tx, competition);
    if (state === 'LIVE') return;
    await requireStep(tx, competition, ['READY'], move);
    await liveHere(tx, competition);
  });
  await lead();
}
