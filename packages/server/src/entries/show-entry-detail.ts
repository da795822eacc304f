import type { EntryDetail } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { actorIn, phaseOf } from '../authority/actor.ts';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import { snapshotsOf } from '../authority/snapshots.ts';
import { notFound } from '../errors.ts';
import { readEntries } from './entry.queries.ts';
import { type EntryDetailRow, readEntryDetail } from './entry-detail.queries.ts';
import { presentEntry } from './present-entry.ts';
import { presentScorecard } from './scorecard.ts';
import { type Card, scorecardsOf } from './scorecards.ts';
import { entryViewOf, isOwn } from './view.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/**
 * One entry with its scorecard for somebody. Where the board is hidden, only own cards and those of own children
 * show what was climbed. Judges' names and notes are for staff and judges.
 *
 * @throws Refusal 404
 */
export async function showEntryDetail(
  app: App,
  competition: string,
  wanted: string,
  profile: string | null,
): Promise<EntryDetail> {
  const row = await readEntryDetail(app.db, competition, wanted);
  const snapshot = row && (await snapshotsOf(app.db).at(app.db, competition, row.config_version));
  if (!row || !snapshot) throw notFound('entry');
  const phase = phaseOf(snapshot, Date.now());
  const view = entryViewOf({ actor: actorIn(snapshot, profile), rules: snapshot.rules, phase });
  const own = isOwn(view, row);
  if (row.status === 'WAITING' && !own && !view.contacts) throw notFound('entry');

  const card = view.scores || own ? await scorecardsOf(app.db).of(row, snapshot) : emptyCard(row, snapshot);
  if (!card) throw notFound('entry');
  const contacts = view.contacts ? ((await readEntries(app.db, competition, [row.id]))[0] ?? null) : null;
  const { row: standing, version } = await app.boards.rowOf(competition, row.category_id, row.id);
  return {
    ...presentEntry(row, standing, view, contacts),
    competition,
    board_version: version,
    attempts: view.names ? card.attempts : card.attempts.map(withoutJudge),
    stage_scorecards: [card.scorecard],
  };
}

const emptyCard = (row: EntryDetailRow, competition: CompetitionSnapshot): Card => ({
  attempts: [],
  scorecard: presentScorecard(row, [], competition),
});

const withoutJudge = (attempt: Card['attempts'][number]) => ({ ...attempt, judge: null, notes: '' });
