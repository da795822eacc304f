import { isSelfLogged } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { register } from '../../entering/enter/register.ts';
import { backInTeam } from '../../entering/teams/back-in-team.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { readState } from '../commands/batch.ts';
import { type BatchState, type EntryState, streamKey } from '../decide/batch-state.ts';
import type { BoardState } from '../../competition/boards/raise.ts';
import { writeState } from '../commands/batch-writes.ts';
import type { EntryRecord } from '../../entering/change/entry-record.ts';
import { loggedStreams, type LoggedStream } from '../rebuild/logged-streams.ts';

interface Gone {
  /** The entry's uuid, which it gets back. */
  readonly entry: string;
  readonly record: EntryRecord;
  /** Already raised. */
  readonly board: BoardState;
}

/**
 * Restores a deleted entry, with all its results according to the log; its signatures come off. A number that now
 * belongs to somebody else stays with them. The caller locks the competition.
 *
 * @returns the routes on which it has attempts
 * @throws Refusal 409 if the person is entered again, 404 if they are gone
 */
export async function restoreEntry(
  tx: Tx,
  db: Database,
  authority: Authority,
  { entry, record, board }: Gone,
): Promise<string[]> {
  const { uuid: competition } = authority.competition;
  await insertEntry(tx, competition, { entry, record, version: board.version });
  await backInTeam(tx, authority, record.user);
  const streams = await loggedStreams(tx, competition, entry);
  const needs = { commands: [], profiles: [record.user], named: [], streams: [], queues: [], joiners: [] };
  const state = await readState(tx, db, competition, { boards: [board], needs });
  const back = state.entries.get(entry);
  if (!back) throw new Error('An entry that was just put back is gone');
  putBack(state, back, streams);
  writeState(tx, state, { news: false });
  return streams.map(({ route }) => route);
}

/** The log already contains all this: add nothing to it. */
function putBack(state: BatchState, entry: EntryState, streams: readonly LoggedStream[]): void {
  const none = { version: 0, attempts: [] };
  const { profile, uuid } = entry;
  for (const { route, version, climbed, attempts, confirmed, mark } of streams) {
    state.streams.set(streamKey(profile, route), {
      profile,
      entry: uuid,
      route,
      version,
      climbed,
      attempts,
      selfLogged: isSelfLogged(profile, attempts),
      restarts: 0,
      confirmed,
      mark,
      saved: none,
    });
  }
  const attemptsCount = streams.reduce((sum, { attempts }) => sum + attempts.length, 0);
  state.entries.set(uuid, { ...entry, attemptsCount });
}

interface Ground {
  readonly known: boolean;
  readonly entered: boolean;
  /** In an earlier or later stage. */
  readonly elsewhere: boolean;
  /** Unless somebody else now has it. */
  readonly number: string | null;
}

const groundStatement = {
  name: 'restore.ground',
  text: `
    select exists (select from profile where id = $2) as known,
      exists (select from entry e join category k on k.competition_id = e.competition_id and k.stage_id = e.stage_id
        where e.competition_id = $1 and e.profile_id = $2 and k.id = $4) as entered,
      exists (select from entry where competition_id = $1 and profile_id = $2) as elsewhere,
      case when not exists (select from registration
        where competition_id = $1 and competitor_number = $3 and profile_id <> $2) then $3 end as number`,
};

async function insertEntry(
  tx: Tx,
  competition: string,
  { entry, record, version }: Pick<Gone, 'entry' | 'record'> & { readonly version: number },
): Promise<void> {
  const { user, competitorNumber } = record;
  const [found] = await tx.rows<Ground>(groundStatement, [
    competition,
    user,
    competitorNumber,
    record.category,
  ]);
  if (!found?.known) throw notFound('competitor');
  if (found.entered) throw conflict('entry.exists', 'This person has been entered again.');
  const { number, elsewhere } = found;
  if (!elsewhere) {
    const waitingPlace = record.waitingPlace ?? null;
    await register(tx, competition, [{ profile: user, competitorNumber: number, waitingPlace }]);
  }
  await tx.kysely
    .insertInto('entry')
    .values({
      competitionId: competition,
      id: entry,
      profileId: user,
      categoryId: record.category,
      status: record.status,
      startingGroup: record.startingGroup,
      previousRanks: [...(record.previousRanks ?? [])],
      startPosition: record.startPosition ?? null,
      createdAt: new Date(record.createdAt ?? Date.now()),
      signaturesOffAt: record.signed ? new Date() : null,
      version,
    })
    .execute();
}
