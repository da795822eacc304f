import type { DisputeBody } from '@topout/contract';
import { canQuery, mostOpenAppeals } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { seenText } from '../../platform/seen-text.ts';
import { appealable } from './appealable.ts';
import { readDisputed } from './dispute.queries.ts';
import type { Looker } from './present-dispute.ts';
import { tellClimber } from './tell-climber.ts';

interface Opened {
  readonly id: string;
  /** The category of the entry, whose board has risen. */
  readonly category: string;
}

/**
 * Opens an appeal or a query. (behaviour: disputes)
 *
 * @throws Refusal 403 unless the caller queries, or appeals for themself or their child; 404 without such an entry;
 * 409 once it is too late, or if the result is in dispute already
 */
export function openDispute(
  db: Database,
  authority: Authority,
  looker: Looker,
  body: DisputeBody,
): Promise<Opened> {
  return db
    .transaction(async (tx) => {
      // Publishing takes the same lock: a result is either in dispute before, or published before.
      await lockCompetition(tx, authority.competition.uuid);
      return insert(tx, authority, looker, body);
    })
    .catch((error: unknown) => {
      throw conflictOn(error, 'dispute_open_once') ? alreadyOpen() : error;
    });
}

const alreadyOpen = () => conflict('dispute.open', 'This result is in dispute already.');

async function insert(
  tx: Tx,
  authority: Authority,
  looker: Looker,
  { kind: called, entry: asked, route, text }: DisputeBody,
): Promise<Opened> {
  const { competition } = authority;
  const kind = called === 'QUESTION' ? 'QUERY' : called;
  if (kind === 'QUERY' && !canQuery(looker.actor)) throw forbidden('Only staff query results.');
  if (kind === 'APPEAL') await requireMayAppeal(tx, authority, looker, { entry: asked, route });
  const entry = await findEntry(tx, competition.uuid, asked);
  if (entry.id !== asked || entry.status === 'WAITING')
    throw invalid('This entry has no results.', { entry: ['Choose an entry.'] });
  if (!competition.routesOf.get(entry.categoryId)?.some(({ uuid }) => uuid === route))
    throw invalid('The category does not climb this route.', { route: ['Choose a route.'] });
  await raiseBoard(tx, competition.uuid, entry.categoryId, { reset: false });
  const id = newId();
  const before = await readDisputed(tx, competition.uuid, entry.id, route);
  await tx.kysely
    .insertInto('dispute')
    .values({
      competitionId: competition.uuid,
      id,
      competitorId: entry.profileId,
      entryId: entry.id,
      routeId: route,
      kind,
      openedBy: looker.climber,
      before: jsonOf(before),
    })
    .execute();
  const byStaff = kind === 'QUERY';
  await say(tx, competition.uuid, { dispute: id, id: newId(), author: looker.climber, byStaff, text });
  await auditOf(tx, authority, 'dispute.opened', { dispute: id, route, kind }, entry.id);
  if (byStaff)
    await tellClimber(tx, competition, { dispute: id, competitor: entry.profileId, what: 'QUERY' });
  return { id, category: entry.categoryId };
}

/* Those of a deleted entry wait unseen until it comes back. */
const openAppeals = {
  name: 'disputes.open_appeals',
  text: `select count(*)::int as open from dispute d
    join entry e on e.competition_id = d.competition_id and e.profile_id = d.competitor_id
    join entry disputed on disputed.competition_id = d.competition_id and disputed.id = d.entry_id
    where d.competition_id = $1 and e.id = $2 and d.kind = 'APPEAL' and d.state = 'OPEN'`,
};

async function requireMayAppeal(
  tx: Tx,
  { competition }: Authority,
  { climber }: Looker,
  { entry, route }: Pick<DisputeBody, 'entry' | 'route'>,
): Promise<void> {
  if (!(await isOwn(tx, competition.uuid, entry, climber)))
    throw forbidden('You can appeal only for yourself and your children.');
  if (await isOpen(tx, competition.uuid, entry, route)) throw alreadyOpen();
  const may = await appealable(tx, competition, climber, entry);
  if (!may.some((one) => one.route === route))
    throw conflict('appeal.too_late', 'Nobody can appeal against this result now. Talk to the staff.');
  const [row] = await tx.rows<{ open: number }>(openAppeals, [competition.uuid, entry]);
  if ((row?.open ?? 0) >= mostOpenAppeals)
    throw conflict('appeal.too_many', `${mostOpenAppeals} appeals are open. Wait until staff have decided.`);
}

const own = {
  name: 'disputes.own',
  text: `select from entry e join profile p on p.id = e.profile_id
    where e.competition_id = $1 and e.id = $2 and $3 in (p.id, p.parent_id)`,
};
const isOwn = async (tx: Tx, ...asked: readonly string[]) => (await tx.rows(own, asked)).length > 0;

const openOn = {
  name: 'disputes.open_on',
  text: `select from dispute where competition_id = $1 and entry_id = $2 and route_id = $3 and state = 'OPEN'
    and kind <> 'INCIDENT'`,
};
const isOpen = async (tx: Tx, ...asked: readonly string[]) => (await tx.rows(openOn, asked)).length > 0;

/** Its id is known, and stands for something else. */
export const saidElse = () =>
  conflict('dispute.other_text', 'Something else was said under this id. Please send it again.');

interface Said {
  readonly dispute: string;
  readonly id: string;
  /** Profile uuid. */
  readonly author: string;
  readonly byStaff: boolean;
  readonly text: string;
}

/**
 * Stores what somebody says.
 *
 * @throws Refusal 400 for nothing; 409 for an id that something else was said under
 */
export async function say(
  tx: Tx,
  competition: string,
  { dispute, id, author, byStaff, text }: Said,
): Promise<void> {
  const said = seenText(text);
  if (said === '') throw invalid('Write what it is about.', { text: ['Write something.'] });
  const stored = await tx.kysely
    .insertInto('disputeAnswer')
    .values({ competitionId: competition, id, disputeId: dispute, authorId: author, byStaff, text: said })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .execute();
  if (stored.length === 0) throw saidElse();
}
