import type { DecisionBody } from '@topout/contract';
import {
  type AppealRuling,
  becameOf,
  canDecide,
  type DisputeState,
  feeDue,
  isAboutIncident,
} from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { untell } from '../../people/push/tell.ts';
import type { Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { seenText } from '../../platform/seen-text.ts';
import { type DisputeRow, lockDispute, readDisputed, readDisputes } from './dispute.queries.ts';
import { climberOf, type Looker, mayRead, mayWithdrawDispute } from './present-dispute.ts';
import { tellClimber } from './tell-climber.ts';

/** @throws Refusal 404 if there is none, 403 if it does not concern the caller */
export async function requireDispute(
  tx: Tx,
  { competition }: Authority,
  looker: Looker,
  id: string,
): Promise<DisputeRow> {
  const [row] = await readDisputes(tx, competition.uuid, { family: null, id });
  if (!row) throw notFound('dispute');
  if (!mayRead(looker, row)) throw forbidden();
  return row;
}

export const alreadyClosed = () => conflict('dispute.closed', 'This is decided or withdrawn already.');

/**
 * Stores the decision on a disputed result. What was decided must be what has become of the result: whoever wants it
 * changed corrects it first. A technical incident is confirmed or refused, whatever the result.
 *
 * @returns the category whose board has risen
 * @throws Refusal 400 for a ruling on anything but an appeal that changes nothing; 403 for all but those who decide about
 * others; 409 if it is closed, or the result is another by now
 */
export async function decideDispute(
  tx: Tx,
  authority: Authority,
  looker: Looker,
  { id, decision, reason, ruling }: DecisionBody & { readonly id: string },
): Promise<string> {
  const row = await requireDispute(tx, authority, looker, id);
  if (!canDecide(looker.actor, climberOf(row)))
    throw forbidden('Master and staff judges decide, and nobody about themself or their child.');
  const said = seenText(reason);
  if (said === '') throw invalid('Give a reason.', { reason: ['Give a reason.'] });
  if (ruling && (row.kind !== 'APPEAL' || decision !== 'STANDS'))
    throw invalid('Only an appeal that changes nothing has a ruling.', { ruling: ['Leave it out.'] });
  const { competition } = authority;
  await beginClosing(tx, competition.uuid, row);
  const after = await readDisputed(tx, competition.uuid, row.entry, row.route);
  const fits = isAboutIncident(decision)
    ? row.kind === 'INCIDENT'
    : row.kind !== 'INCIDENT' && becameOf(row.before, after) === decision;
  if (!fits) throw resultIsAnother(decision);
  await close(tx, competition.uuid, looker, {
    id,
    state: decision,
    after: jsonOf(after),
    reason: said,
    ruling: ruling ?? null,
    fee: feeDue(ruling ?? null, competition.rules.appealFee),
  });
  const details = { dispute: id, route: row.route, decision, ...(ruling && { ruling }) };
  await auditOf(tx, authority, 'dispute.decided', details, row.entry);
  const what = isAboutIncident(decision) ? decision : 'DECISION';
  await tellClimber(tx, competition, { dispute: id, competitor: row.competitor, what });
  return row.category;
}

const resultIsAnother = (decision: DecisionBody['decision']) =>
  conflict(
    'dispute.other_result',
    decision === 'STANDS'
      ? 'The result was changed meanwhile. Look at it again.'
      : 'The result is not what you decided. Correct it first.',
  );

/**
 * Takes an appeal or a query back, or a technical incident once the climber climbs on.
 *
 * @returns the category whose board has risen
 * @throws Refusal 403 for all but whoever opened it, and for an incident the judges of the route; 409 once it is closed
 */
export async function withdrawDispute(
  tx: Tx,
  authority: Authority,
  looker: Looker,
  id: string,
): Promise<string> {
  const row = await requireDispute(tx, authority, looker, id);
  if (!mayWithdrawDispute(looker, row)) throw forbidden('Only whoever opened it can withdraw it.');
  const { competition } = authority;
  await beginClosing(tx, competition.uuid, row);
  await close(tx, competition.uuid, looker, { id, state: 'WITHDRAWN' });
  const details = { dispute: id, route: row.route, kind: row.kind };
  await auditOf(tx, authority, 'dispute.withdrawn', details, row.entry);
  await untell(tx, competition.uuid, `dispute ${id}`);
  return row.category;
}

/** The board first, as everybody locks. @throws Refusal 409 once it is closed */
async function beginClosing(tx: Tx, competition: string, { uuid, category }: DisputeRow): Promise<void> {
  await raiseBoard(tx, competition, category, { reset: false });
  if (!(await lockDispute(tx, competition, uuid))) throw alreadyClosed();
}

interface Closing {
  readonly id: string;
  readonly state: Exclude<DisputeState, 'OPEN'>;
  /** JSON; as the next three, of a decision. */
  readonly after?: string;
  readonly reason?: string;
  readonly ruling?: AppealRuling | null;
  readonly fee?: number | null;
}

const close = ({ kysely }: Tx, competition: string, { climber }: Looker, { id, ...closing }: Closing) =>
  kysely
    .updateTable('dispute')
    .set({ ...closing, closedAt: new Date(), closedBy: climber })
    .where('competitionId', '=', competition)
    .where('id', '=', id)
    .execute();
