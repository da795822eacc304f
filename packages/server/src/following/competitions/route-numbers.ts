import type { RouteNumbersBody } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { resetBoards } from '../../competition/boards/raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { auditOf } from '../../competition/audit.ts';
import { requireGroups } from '../../competition/known-groups.ts';
import { requireRoutes } from '../../competition/known-routes.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { jsonOf } from '../../platform/db/names.ts';

/** Numbers of one group may be swapped: whether each is there once is looked at when all are written. */
const write = {
  name: 'route_numbers.write',
  text: `
    insert into route_group_route (competition_id, route_group_id, route_id, number)
    select $1, n.route_group, n.route, n.number
    from jsonb_to_recordset($2::jsonb) as n (route uuid, route_group uuid, number integer)
    on conflict (competition_id, route_group_id, route_id) do update set number = excluded.number
    returning (xmax = 0) as added`,
};

const changedSince = {
  name: 'route_numbers.changed_since',
  text: `
    select exists (
      select from jsonb_to_recordset($2::jsonb) as n (route uuid, route_group uuid, seen integer)
      left join route_group_route r
        on r.competition_id = $1 and r.route_group_id = n.route_group and r.route_id = n.route
      where r.number is distinct from n.seen) as changed`,
};

const checkNow = { name: 'route_numbers.check', text: 'set constraints number_once_per_group immediate' };

/**
 * Gives routes their numbers in route groups; a route that was not in a group enters it.
 *
 * @returns categories whose boards changed: all of them when a route entered a group
 * @throws Refusal 409 frozen, changed since it was seen, or number given twice; 400 unknown route or group
 */
export async function numberRoutes(
  tx: Tx,
  authority: Authority,
  numbers: RouteNumbersBody,
): Promise<string[]> {
  const { competition, rules, phase } = authority;
  if (!rules.hasDynamicRouteNumbering && phase.nowMs >= phase.startMs) {
    throw conflict('route_numbers.frozen', "Numbers can't be changed once the competition has started.");
  }
  if (new Set(numbers.map(({ route, routeGroup }) => `${route}/${routeGroup}`)).size < numbers.length) {
    throw invalid('A route is listed twice in one group.');
  }
  await requireRoutes(
    tx,
    competition.uuid,
    numbers.map(({ route }) => route),
  );
  await requireGroups(
    tx,
    competition.uuid,
    numbers.map(({ routeGroup }) => routeGroup),
  );

  await raiseConfig(tx, competition.uuid);
  await requireSeen(tx, competition.uuid, numbers);
  const written = await tx.rows<{ added: boolean }>(write, [competition.uuid, jsonOf(numbers)]);
  await tx.rows(checkNow, []).catch(() => {
    throw conflict('route_numbers.taken', 'A number is given to two routes of one group.');
  });
  await auditOf(tx, authority, 'route_numbers.changed', { numbers });
  return written.some(({ added }) => added) ? resetBoards(tx, competition.uuid) : [];
}

/** Two organisers may number at once: a number that is no longer what somebody saw is not overwritten. */
async function requireSeen(tx: Tx, competition: string, numbers: RouteNumbersBody): Promise<void> {
  const seen = numbers.filter((item) => item.seen !== undefined);
  if (seen.length === 0) return;
  const [row] = await tx.rows<{ changed: boolean }>(changedSince, [competition, jsonOf(seen)]);
  if (row?.changed) {
    throw conflict('route_numbers.changed', 'Somebody else changed these numbers in the meantime.');
  }
}
