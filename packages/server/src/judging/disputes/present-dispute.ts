import type { Dispute } from '@topout/contract';
import { canDecide, canQuery, isConcerned } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { DisputeRow } from './dispute.queries.ts';

/** Who looks: staff by their role, climbers and parents as themselves, also by a ticket. */
export interface Looker {
  readonly actor: Authority['actor'];
  /** Profile uuid. */
  readonly climber: string;
  /** Whether they judge a route now. */
  readonly judges: (route: string) => boolean;
}

/** Judges of the route deal with its incidents as their own: whoever is there when the climber climbs on takes one back. */
const judgesIncident = ({ judges }: Looker, { kind, route }: Pick<DisputeRow, 'kind' | 'route'>) =>
  kind === 'INCIDENT' && judges(route);

/** Whether somebody may take it back. */
export const mayWithdrawDispute = (
  looker: Looker,
  row: Pick<DisputeRow, 'kind' | 'route' | 'openedBy'>,
): boolean => row.openedBy === looker.climber || judgesIncident(looker, row);

export const climberOf = ({ competitor, parent }: Pick<DisputeRow, 'competitor' | 'parent'>) => ({
  id: competitor,
  parent,
});

/** Whether somebody may read a dispute. */
export const mayRead = (looker: Looker, row: DisputeRow): boolean =>
  canQuery(looker.actor) || isConcerned(looker.climber, climberOf(row)) || judgesIncident(looker, row);

/** A dispute, and what may be done about it. Only staff see who of the staff it was. */
export function presentDispute(looker: Looker, row: DisputeRow): Dispute {
  const {
    competitor,
    parent: _parent,
    name,
    openedBy: _openedBy,
    openedAt,
    closedAt,
    closedBy,
    answers,
    ...rest
  } = row;
  const { actor } = looker;
  const isStaff = canQuery(actor);
  const open = row.state === 'OPEN';
  return {
    ...rest,
    user: { uuid: competitor, name },
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: isStaff ? closedBy : null,
    answers: answers.map((answer) => ({
      ...answer,
      saidAt: new Date(answer.saidAt).toISOString(),
      author: answer.byStaff && !isStaff ? null : answer.author,
    })),
    canAnswer: open && mayRead(looker, row),
    canDecide: open && canDecide(actor, climberOf(row)),
    canWithdraw: open && mayWithdrawDispute(looker, row),
  };
}
