import type { BulkEntriesBody, BulkEntriesReply, EntryBody } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import * as mails from '../../platform/mail/mails.ts';
import { enter, type Entered } from './enter.ts';
import { refusalOnly } from './entry-refusals.ts';
import { mailEntries } from '../entries/mail-entries.ts';
import { showEntries } from '../entries/show-entries.ts';

type App = Pick<FastifyInstance, 'db' | 'boards' | 'desk'>;
type Answer = BulkEntriesReply['data'][number];
type Outcome = Entered | Refusal;

/** Carries the outcomes out of a transaction that is rolled back. */
class NothingEntered extends Error {
  readonly outcomes: readonly Outcome[];
  constructor(outcomes: readonly Outcome[]) {
    super('One of the entries was refused');
    this.outcomes = outcomes;
  }
}

/**
 * Enters many people, in order, with one answer each. All or nothing: somebody already entered is no reason
 * to leave the others out; any other refusal is.
 *
 * @param refused lines that were refused before
 */
export async function enterMany(
  app: App,
  authority: Authority,
  caller: string,
  { entries, allOrNothing }: BulkEntriesBody,
  refused: ReadonlyMap<EntryBody, Refusal>,
): Promise<Answer[]> {
  const one = async (tx: Tx, body: EntryBody) =>
    refused.get(body) ?? enter(tx, authority, caller, body).catch(refusalOnly);
  const outcomes: Outcome[] = [];
  if (allOrNothing) {
    outcomes.push(...(await together(app, entries, one)));
  } else {
    for (const body of entries) {
      const before = refused.get(body);
      outcomes.push(before ?? (await alone(app, (tx) => enter(tx, authority, caller, body))));
    }
  }
  const entered = outcomes.filter((outcome): outcome is Entered => !(outcome instanceof Refusal));
  for (const category of new Set(entered.map((outcome) => outcome.category))) {
    app.boards.changed(authority.competition.uuid, category);
  }
  app.desk.changed(authority.competition.uuid);
  const made = entered.map(({ entry }) => entry);
  await mailEntries(app.db, authority.competition, made, mails.entered);
  const shown = await showEntries(app, authority, made);
  const byUuid = new Map(shown.map((entry) => [entry.uuid, entry]));
  return outcomes.map((outcome, index) => ({
    user: entries[index]?.user ?? caller,
    ...(outcome instanceof Refusal
      ? { status: outcome.status, entry: null, error: { code: outcome.code, message: outcome.message } }
      : { status: 201, entry: byUuid.get(outcome.entry) ?? null, error: null }),
  }));
}

/** Each in its own transaction: a refusal does not affect the others. */
const alone = (app: App, work: (tx: Tx) => Promise<Entered>): Promise<Outcome> =>
  app.db.transaction(work).catch(refusalOnly);

async function together(
  app: App,
  entries: readonly EntryBody[],
  one: (tx: Tx, body: EntryBody) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  try {
    return await app.db.transaction(async (tx) => {
      const outcomes: Outcome[] = [];
      for (const body of entries) outcomes.push(await one(tx, body));
      if (outcomes.some(spoils)) throw new NothingEntered(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (!(error instanceof NothingEntered)) throw error;
    return error.outcomes.map((outcome) => (outcome instanceof Refusal ? outcome : rolledBack()));
  }
}

const spoils = (outcome: Outcome) => outcome instanceof Refusal && outcome.code !== 'entry.exists';

const rolledBack = () =>
  new Refusal(409, 'entry.rolled_back', 'Not entered, because another entry was refused.');
