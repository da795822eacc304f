import { whoIsListed } from '@topout/domain';
import { tellChanged } from '../entries/changed.ts';
import type { FastifyInstance } from 'fastify';
import { judgedElsewhere } from '../../competition/authority/elsewhere.ts';
import { writeAudit } from '../../competition/audit.ts';
import { rememberMerge } from './remember-merge.ts';
import type { Tx } from '../../platform/db/database.ts';
import { revokeTicket } from '../../people/auth/tickets/end-ticket.ts';
import type { TicketOf } from '../../platform/http/session.ts';
import { entriesOf } from '../entries/find-entry.ts';
import { lockCompetition } from '../enter/enter.ts';
import { moveAnswers } from '../questions/move-answers.ts';
import type { OneResult } from './become-one.ts';
import { handOver } from './hand-over.ts';
import { type Listed, listedFor, type Relative, relativesOf } from './listed.queries.ts';

/** What taking over needs of the server. */
export type TakingOver = Pick<FastifyInstance, 'db' | 'boards' | 'presence' | 'desk' | 'queues' | 'sessions'>;

/** Who is entering a competition, by profile uuids. */
interface Entering {
  readonly competition: string;
  readonly people: readonly string[];
  /** Stores what they answer. Nothing is taken over if that is refused. */
  readonly answer: (tx: Tx) => Promise<void>;
}

/** A person who now has an entry that was made for them before. */
interface Taken {
  readonly person: string;
  readonly entry: string;
}

/**
 * If a person listed under an account's address has the name of its owner or their child, gives the entry to
 * that person, with number, place and attempts, in all stages. Leaves ambiguous cases and people who have
 * entered a second time to the organisers, who find them among the likely doubles.
 *
 * @param account the profile of its owner
 * @param entering null = they have only signed in or given a name: covers all their people, everywhere
 * @throws Refusal of their answers
 */
export async function takeOver(
  app: TakingOver,
  account: string,
  entering: Entering | null,
): Promise<Taken[]> {
  const all = await listedFor(app.db, account);
  const listed = all.filter(({ competition }) => entering === null || competition === entering.competition);
  if (listed.length === 0) return [];
  const taken: Taken[] = [];
  const [enters, answer] = [entering !== null, entering?.answer ?? null];
  const family = await relativesOf(app.db, account);
  const relatives = family.filter(({ profile }) => entering === null || entering.people.includes(profile));
  for (const competition of new Set(listed.map((one) => one.competition))) {
    const here = listed.filter((one) => one.competition === competition);
    for (const person of relatives) {
      const found = whoIsListed(person, here);
      if (found && (await takeOne(app, { account, person, listed: found, enters, answer }))) {
        taken.push({ person: person.profile, entry: found.entry });
      }
    }
  }
  return taken;
}

/** The same for an account that has proved its address. */
export async function takeOverOf(app: TakingOver, account: string): Promise<void> {
  const { profileId } = await app.db.kysely
    .selectFrom('account')
    .select('profileId')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  await takeOver(app, profileId, null);
}

/** One entry, and who is to have it. */
interface Taking {
  readonly account: string;
  readonly person: Pick<Relative, 'profile'>;
  readonly listed: Pick<Listed, 'competition' | 'entry' | 'profile'>;
  readonly enters: boolean;
  readonly answer: Entering['answer'] | null;
}

/** Their ticket ends: from now on an account signs them in. @returns whether the entry is theirs now */
async function takeOne(
  app: TakingOver,
  { account, person, listed, enters, answer }: Taking,
): Promise<boolean> {
  const { competition, entry, profile: from } = listed;
  const to = person.profile;
  const handed = await app.db.transaction(async (tx) => {
    await lockCompetition(tx, competition);
    if (!(await isFree(tx, listed, to))) return null;
    const changed = await handOver(tx, competition, { from, to, agreed: enters, actor: account });
    const moved = await moveAnswers(tx, competition, { from, to });
    const ended = await revokeTicket(tx, { competition, profile: from }, null);
    const record = await writeAudit(tx, {
      competition,
      actor: account,
      kind: 'entry.taken_over',
      entry,
      details: {
        user: from,
        targetUser: to,
        routes: changed.results.filter(({ signed }) => signed).map(versionsOf),
        ...moved,
      },
    });
    await rememberMerge(tx, competition, { from, to, record });
    await answer?.(tx);
    return { changed, ended: ended ?? [] };
  });
  if (!handed) return false;
  await app.sessions.drop(handed.ended);
  tellChanged(app, competition, handed.changed);
  return true;
}

/** As a merge records it: what was sent on the version before goes on from the one after. */
const versionsOf = ({ route, version: after }: OneResult) => ({
  route,
  source: after - 1,
  before: 0,
  after,
  alone: true,
});

/**
 * Gives the entry of a ticket to the owner of an account who holds it.
 *
 * @param account the profile of its owner
 * @returns uuid of the entry; null if the owner is entered already
 */
export async function claimEntry(app: TakingOver, account: string, ticket: TicketOf): Promise<string | null> {
  const { competition, profile } = ticket;
  const [first] = await entriesOf(app.db, competition, profile);
  const listed = first && { competition, profile, entry: first.id };
  if (!listed) return null;
  const taking = { account, person: { profile: account }, listed, enters: true, answer: null };
  return (await takeOne(app, taking)) ? listed.entry : null;
}

const freeStatement = {
  name: 'takeover.is_free',
  text: `
    select exists (select from entry where competition_id = $1 and id = $2 and profile_id = $3)
      and not exists (select from entry where competition_id = $1 and profile_id = $4)
      and (${judgedElsewhere('$1')}) is null as free`,
};

/** It still belongs to the listed person, the person taking over has none, and it is judged here. */
async function isFree(
  tx: Tx,
  { competition, entry, profile }: Taking['listed'],
  to: string,
): Promise<boolean> {
  const [row] = await tx.rows<{ free: boolean }>(freeStatement, [competition, entry, profile, to]);
  return row?.free === true;
}
