import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandAnswer, Competition, Leaderboard } from '@topout/contract';
import { slotsOf } from '@topout/domain';
import { newId } from '../../platform/ids.ts';
import { CommandFault } from '../command.ts';
import { drawAttempts } from './draw-attempts.ts';
import { counted, type FinalDesk, type FinalResult, log, type NewCommand } from './final-desk.ts';
import { type FinalClock, finalClock } from './final-clock.ts';
import { type FinalPlace, readPlaces } from './final-places.ts';

type Stage = Competition['stages'][number];

/** The climbing time's share by whose end everybody has come down. */
const climbedWithin = 0.85;

/**
 * Plays a final by its plan, slot by slot: who is up is called, the clock runs, a judge logs each attempt, and the next slot
 * begins. What has been climbed already stays; a final that is over begins again.
 *
 * @throws CommandFault where the plan has no slots
 */
export async function climbFinal(desk: FinalDesk, stage: Stage): Promise<FinalResult> {
  const { plan, places } = await readPlaces(desk, stage.uuid);
  const last = slotsOf(places);
  if (plan.format === 'FREE' || last === 0)
    throw new CommandFault('The plan of this stage has no slots to play.');
  const seconds = Math.max(1, Math.min(plan.times.climb, Math.round(desk.paceMs / 1_000)));
  const clock = await finalClock(desk, stage.uuid, { ...plan.times, climb: seconds, slots: last });
  const answers: CommandAnswer[] = [];
  let left: readonly FinalPlace[] = places.filter(({ climbed }) => !climbed);
  if (left.length === 0) {
    desk.say('Everybody has climbed: the final begins again.');
    answers.push(...(await log(desk, places.map(cleared))));
    left = (await readPlaces(desk, stage.uuid)).places;
  }
  const slots = [...Map.groupBy(left, ({ slot }) => slot).values()];
  answers.push(...(await call(desk, { now: [], next: slots[0] ?? [] })));
  for (const [at, now] of slots.entries()) {
    answers.push(...(await call(desk, { now, next: slots[at + 1] ?? [] })));
    answers.push(...(await climbSlot(desk, clock, now)));
  }
  return { slots: slots.length, ...counted(answers), winners: await winnersOf(desk, stage) };
}

interface Turns {
  readonly now: readonly FinalPlace[];
  /** Who is up after them. */
  readonly next: readonly FinalPlace[];
}

/** Who is up comes now, and who is next waits. */
const call = (desk: FinalDesk, { now, next }: Turns): Promise<readonly CommandAnswer[]> =>
  log(desk, [
    ...next.map((place) => queued('queue.add', place)),
    ...now.map((place) => ({ ...queued('queue.call', place), payload: { call: 'NOW' as const } })),
  ]);

async function climbSlot(
  desk: FinalDesk,
  clock: FinalClock,
  now: readonly FinalPlace[],
): Promise<CommandAnswer[]> {
  const [slot = 1] = now.map((place) => place.slot);
  desk.say(`Slot ${slot}: ${now.map(({ name, routeName }) => `${name} on ${routeName}`).join(', ')}`);
  await clock.start(slot);
  const [logged] = await Promise.all([
    Promise.all(now.map((place) => climb(desk, place))),
    sleep(desk.paceMs),
  ]);
  const left = await log(
    desk,
    now.map((place) => queued('queue.remove', place)),
  );
  return [...logged.flat(), ...left];
}

const queued = (kind: NewCommand['kind'], { route, climber }: FinalPlace): NewCommand => ({
  kind,
  route,
  competitor: climber,
  payload: {},
});

const cleared = (place: FinalPlace): NewCommand => ({
  ...queued('attempts.clear', place),
  base: place.version,
});

/** A judge logs each attempt as it ends. */
async function climb(desk: FinalDesk, place: FinalPlace): Promise<CommandAnswer[]> {
  const { name, routeName, version } = place;
  const tries = drawAttempts(place, Math.random);
  const answers: CommandAnswer[] = [];
  for (const attempt of tries) {
    await sleep((desk.paceMs * climbedWithin) / tries.length);
    const attempts = [{ uuid: newId(), timestamp: new Date().toISOString(), ...attempt }];
    const base = answers.at(-1)?.version ?? version;
    answers.push(
      ...(await log(desk, [{ ...queued('attempts.append', place), base, payload: { attempts } }])),
    );
  }
  const topped = tries.at(-1)?.success === true;
  desk.say(`${name}, ${routeName}: ${topped ? 'top' : 'no top'}, attempt ${tries.length}`);
  return answers;
}

async function winnersOf({ http, competition, token }: FinalDesk, { categories }: Stage) {
  const winners: Record<string, string> = {};
  for (const { uuid, name } of categories) {
    const path = `/competitions/${competition}/leaderboard?category=${uuid}&audience=staff`;
    const { rows } = await http.call<Leaderboard>(path, { token });
    const first = rows.filter(({ position }) => position === 1);
    winners[name] = first.map(({ user }) => `${user.firstName} ${user.lastName}`.trim()).join(', ');
  }
  return winners;
}
