import { canDecide, type IncidentDecision } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { readDisputes } from '../disputes/dispute.queries.ts';
import { climberOf } from '../disputes/present-dispute.ts';
import type { Restored } from './restored.ts';

/** The history's record of a decision. */
export interface DecisionRecord {
  /** Uuid. */
  readonly dispute: string;
  readonly decision: IncidentDecision;
}

const reopen = {
  name: 'incidents.reopen',
  text: `
    update dispute set state = 'OPEN', after = null, reason = null, closed_at = null, closed_by = null
    where competition_id = $1 and id = $2 and kind = 'INCIDENT' and state = $3 returning id`,
};

/* A confirmed incident gives one attempt more; with the first, those there are at most. */
const restarted = {
  name: 'incidents.restarted',
  text: `
    select from result r where r.competition_id = $1 and r.entry_id = $2 and r.route_id = $3 and r.tries > (
      select count(*) from dispute d where d.competition_id = $1 and d.entry_id = $2 and d.route_id = $3
        and d.kind = 'INCIDENT' and d.state = 'CONFIRMED')
      and exists (select from route t where t.id = $3 and t.climb_type = 'SPORT')`,
};

/**
 * Takes the decision about a technical incident back: it is open again.
 *
 * @throws Refusal 403 for all but the jury, and about oneself and one's child; 404 if it is gone; 409 if it was undone
 * already, the climber has restarted, or another incident of theirs is open there
 */
export async function undoIncident(
  tx: Tx,
  authority: Authority,
  { dispute, decision }: DecisionRecord,
): Promise<Restored> {
  const { uuid: competition } = authority.competition;
  const [row] = await readDisputes(tx, competition, { family: null, id: dispute });
  if (row?.kind !== 'INCIDENT') throw notFound('incident');
  if (!canDecide(authority.actor, climberOf(row))) throw forbidden();
  const { entry, route, category } = row;
  await raiseBoard(tx, competition, category, { reset: false });
  if (decision === 'CONFIRMED' && (await tx.rows(restarted, [competition, entry, route])).length > 0)
    throw conflict('incident.restarted', 'The climber has restarted. Remove that attempt first.');
  const reopened = await tx.rows(reopen, [competition, dispute, decision]).catch((error: unknown) => {
    throw conflictOn(error, 'dispute_open_once')
      ? conflict('incident.open', 'Another incident of this climber is open on this route.')
      : error;
  });
  if (reopened.length === 0) throw conflict('record.restored', 'Somebody has already undone this.');
  await auditOf(tx, authority, 'dispute.reopened', { dispute, route, decision }, entry);
  return { entry, categories: [category], routes: [route] };
}
