import type { PlanChangeBody } from '@topout/contract';
import { type ChangedPlan, changePlan, type PlanChange, planOf, planProblem } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, type Refusal } from '../../platform/errors.ts';
import { knowsChange, readChanges, type StoredChange, writeChange } from './plan.queries.ts';
import { isPlanChange } from './stored-change.ts';
import { type PlannedPerson, startLists } from './starters.ts';

/** The plan that stored changes make; null = there is none. One that a hall or a file got wrong changes nothing. */
export const storedPlan = (changes: readonly StoredChange[]): ChangedPlan | null =>
  planOf(changes.map(({ kind, details }): unknown => ({ ...details, kind })).filter(isPlanChange));

/**
 * Changes the plan of a stage. A change that is sent again is made once.
 *
 * @param people everybody of the stage, by entry
 * @throws Refusal 400 without what the kind needs; 409 `plan.moved` if somebody else has changed it since, and
 * `plan.refused` for what cannot be
 */
export async function makeChange(
  tx: Tx,
  { competition, actor }: Authority,
  body: PlanChangeBody,
  people: ReadonlyMap<string, PlannedPerson>,
): Promise<void> {
  const { uuid, stage, version } = body;
  const changes = await readChanges(tx, competition.uuid, stage);
  if (changes.some(({ id }) => id === uuid)) return;
  if (changes.length !== version) throw moved(changes.at(-1));
  const before = storedPlan(changes);
  const change = changeOf(body, { competition, before, people });
  const changed = changePlan(before, change);
  if ('problem' in changed) throw conflict('plan.refused', changed.problem);
  const routesOf = (category: string) =>
    (competition.routesOf.get(category) ?? []).map((route) => route.uuid);
  const problem = change.kind !== 'UNDO' && changed.after && planProblem(changed.after.plan, routesOf);
  if (problem) throw conflict('plan.refused', problem);
  const written = await writeChange(tx, competition.uuid, stage, {
    version: version + 1,
    id: uuid,
    by: actor.profile,
    change,
  });
  if (!written && !(await knowsChange(tx, competition.uuid, stage, uuid))) throw moved();
}

interface Known {
  readonly competition: Authority['competition'];
  readonly before: ChangedPlan | null;
  readonly people: ReadonlyMap<string, PlannedPerson>;
}

/** @throws Refusal 400 */
function changeOf(
  { kind, choice, startsAt, entry, list, place }: PlanChangeBody,
  { competition, before, people }: Known,
): PlanChange {
  const moment = startsAt === undefined ? undefined : Date.parse(startsAt);
  if (kind === 'MAKE' && choice && moment !== undefined)
    return { kind, ...choice, startsAt: moment, lists: startLists({ competition }, people) };
  if (kind === 'BEGIN' && moment !== undefined) return { kind, startsAt: moment };
  if (kind === 'MOVE' && entry !== undefined && place !== undefined) return { kind, entry, place };
  if (kind === 'LEAVE' && entry !== undefined) return { kind, entry };
  if ((kind === 'GAP' || kind === 'CLOSE') && list !== undefined && place !== undefined)
    return { kind, list, place };
  if (kind === 'ADD' && entry !== undefined) return { kind, entry, list: listOf(before, people.get(entry)) };
  if (kind === 'UNDO') return { kind };
  throw invalid('This change of the plan is not complete.', { kind: ['Say what it needs.'] });
}

/** The list of a person's category and group, from 1. @throws Refusal 400 for somebody who does not start in this plan */
function listOf(before: ChangedPlan | null, person: PlannedPerson | undefined): number {
  const at = before?.plan.lists.findIndex(
    ({ category, group }) => category === person?.category && group === person.startingGroup,
  );
  if (at === undefined || at < 0 || person?.status !== 'ENTERED')
    throw invalid('This climber is in no start list of the plan.', {
      entry: ['Choose somebody who starts in this stage, or make the plan anew.'],
    });
  return at + 1;
}

/** What somebody did, in words. */
const did: Record<PlanChange['kind'], string> = {
  MAKE: 'made a plan',
  MOVE: 'moved somebody',
  GAP: 'added a gap',
  CLOSE: 'closed a gap',
  LEAVE: 'left a gap',
  ADD: 'added somebody',
  BEGIN: 'changed the start',
  UNDO: 'undid a change',
};

function moved(last?: StoredChange): Refusal {
  const who = last?.madeBy ?? 'Somebody';
  const what = last ? did[last.kind] : 'changed the plan';
  return conflict('plan.moved', `${who} ${what} in the meantime. Look at the plan, then change it again.`);
}
