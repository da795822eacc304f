import type { ClockPressBody } from '@topout/contract';
import { type ClockAction, pressClock } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { actionOf } from './action-of.ts';
import { knowsPress, readPresses, type StoredPress, writePress } from './clock.queries.ts';
import { storedClock } from './stage-clock.ts';

/** In milliseconds since 1970. */
interface PressTime {
  readonly now: number;
  /** When the machine started; null = the database has a clock of its own. */
  readonly startedAt: number | null;
}

/**
 * Presses a button of a stage's clock. A press that is sent again presses once.
 *
 * @param time by the database's clock
 * @throws Refusal 400 without what the kind needs; 409 `clock.moved` if somebody else has pressed since, and
 * `clock.refused` for what the clock cannot do now
 */
export async function press(
  tx: Tx,
  { competition, actor }: Authority,
  body: ClockPressBody,
  { now, startedAt }: PressTime,
): Promise<void> {
  const { uuid, stage, version } = body;
  const action = actionOf(body);
  if (!action) throw invalid('This press of the clock is not complete.', { kind: ['Say what it needs.'] });
  if (action.kind === 'KEEP' && !climbedIn({ competition }, stage, action.route))
    throw invalid('This route is not climbed in this stage.', { route: ['Choose a route of the stage.'] });
  const presses = await readPresses(tx, competition.uuid, stage);
  if (await knowsPress(tx, competition.uuid, stage, uuid)) return;
  const last = presses.at(-1);
  const clock = storedClock(presses);
  if ((clock?.version ?? 0) !== version) throw moved(last);
  // No press comes before the last one, even if a clock was set back.
  const at = Math.max(Math.round(now), last?.madeAt.getTime() ?? 0);
  const pressed = pressClock(clock, action, at);
  if ('problem' in pressed) throw conflict('clock.refused', pressed.problem);
  const written = await writePress(tx, competition.uuid, stage, {
    version: (last?.version ?? 0) + 1,
    id: uuid,
    at,
    startedAt,
    by: actor.profile,
    action,
  });
  if (!written && !(await knowsPress(tx, competition.uuid, stage, uuid))) throw moved();
}

const climbedIn = ({ competition }: Pick<Authority, 'competition'>, stage: string, route: string): boolean =>
  competition.categories.some(
    (category) =>
      category.stage === stage && competition.routesOf.get(category.uuid)?.some(({ uuid }) => uuid === route),
  );

/** What somebody did, in words. */
const did: Record<ClockAction['kind'], string> = {
  SET: 'chose a format',
  START: 'started the clock',
  PAUSE: 'paused the clock',
  STOP: 'stopped the clock for an incident',
  RESUME: 'let the clock go on',
  CLIMB: 'began the climbing time',
  ADD: 'changed the time left',
  SLOT: 'went to another slot',
  BACK: 'went back to the slot before',
  KEEP: 'kept a climber’s time',
  GIVE: 'gave time back',
};

function moved(last?: StoredPress) {
  const who = last?.madeBy ?? 'Somebody';
  const what = last ? did[last.kind] : 'used the clock';
  return conflict('clock.moved', `${who} ${what} in the meantime. Look at the clock, then press again.`);
}
