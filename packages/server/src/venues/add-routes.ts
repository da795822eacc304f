import type { RoutesBody } from '@topout/contract';
import { resetBoards } from '../board/raise.ts';
import { requireGroups } from '../competitions/known-groups.ts';
import { requireRoutes } from '../competitions/known-routes.ts';
import type { Tx } from '../db/database.ts';
import { invalid } from '../errors.ts';
import { changeSetup, changeVenue } from '../setup/change-setup.ts';
import { addRoutes } from '../setup/group-members.ts';
import { insertRoutes } from './change-routes.ts';
import type { ChangedBoards } from './where-climbed.ts';

interface Added {
  readonly added: readonly string[];
  readonly changed: ChangedBoards;
}

/**
 * Adds routes to a venue, and to a route group of a competition there where one is named.
 *
 * @throws Refusal 400 for an unknown group, or a competition elsewhere; 409
 */
export async function addRoutesTo(
  tx: Tx,
  venue: string,
  { routes, competition, route_group }: RoutesBody,
  seen: number | undefined,
): Promise<Added> {
  if ((competition === undefined) !== (route_group === undefined)) {
    throw invalid('A route group is one of a competition: name both or neither.');
  }
  await changeVenue(tx, venue, seen);
  if (competition !== undefined) await changeSetup(tx, competition, undefined);
  const added = await insertRoutes(tx, venue, routes);
  if (competition === undefined || route_group === undefined) return { added, changed: [] };
  await requireRoutes(tx, competition, added);
  await requireGroups(tx, competition, [route_group]);
  await addRoutes(tx, competition, route_group, added);
  const boards = await resetBoards(tx, competition);
  return { added, changed: boards.map((category) => ({ competition, category })) };
}
