import type { RoutesBody } from '@topout/contract';
import { requireAllJudgedHere } from '../../competition/authority/elsewhere.ts';
import { resetBoards } from '../../competition/boards/raise.ts';
import { requireGroups } from '../../competition/known-groups.ts';
import { requireRoutes } from '../../competition/known-routes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { changeSetup, changeVenue } from '../setup/change-setup.ts';
import { addRoutes } from '../setup/group-members.ts';
import { groupOfStage } from '../setup/stage-group.ts';
import { insertRoutes } from './change-routes.ts';
import type { ChangedBoards } from './where-climbed.ts';

interface Added {
  readonly added: readonly string[];
  readonly changed: ChangedBoards;
}

/**
 * Adds routes to a venue, and, if the caller names one, to a route group or stage of a competition there.
 *
 * @throws Refusal 400 for an unknown group or stage, or a competition elsewhere; 409, also for a
 *   competition that a hall has
 */
export async function addRoutesTo(
  tx: Tx,
  venue: string,
  { routes, competition, routeGroup, stage }: RoutesBody,
  seen: number | undefined,
): Promise<Added> {
  const places = [routeGroup, stage].filter((one) => one !== undefined).length;
  if (places !== (competition === undefined ? 0 : 1)) {
    throw invalid('With a competition, name one of its route groups or stages.');
  }
  await changeVenue(tx, venue, seen);
  if (competition !== undefined) {
    await changeSetup(tx, competition, undefined);
    await requireAllJudgedHere(tx, [competition]);
  }
  const added = await insertRoutes(tx, venue, routes);
  if (competition === undefined) return { added, changed: [] };
  await requireRoutes(tx, competition, added);
  const group = stage === undefined ? routeGroup : await groupOfStage(tx, competition, stage);
  if (group === undefined) return { added, changed: [] };
  await requireGroups(tx, competition, [group]);
  await addRoutes(tx, competition, group, added);
  const boards = await resetBoards(tx, competition);
  return { added, changed: boards.map((category) => ({ competition, category })) };
}
