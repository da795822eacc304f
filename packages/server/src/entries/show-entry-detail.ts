import type { EntryDetail } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { actorIn, phaseOf } from '../authority/actor.ts';
import { snapshotsOf } from '../authority/snapshots.ts';
import { notFound } from '../errors.ts';
import { type EntryDetailRow, readEntryDetail, type ScoredAttempt } from './entry-detail.queries.ts';
import { presentEntry } from './present-entry.ts';
import { presentScorecard } from './scorecard.ts';
import { type EntryView, entryViewOf, isOwn } from './view.ts';

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
  const actor = actorIn(snapshot, profile);
  const phase = phaseOf(snapshot, Date.now());
  const view = entryViewOf({ actor, rules: snapshot.rules, phase });
  const own = isOwn(view, row);
  if (row.status === 'WAITING' && !own && !view.contacts) throw notFound('entry');

  const visible = view.scores || own ? row : { ...row, attempts: [] };
  const standing = await app.boards.rowOf(competition, row.category_id, row.id);
  return {
    ...presentEntry(row, standing.row, view),
    competition,
    board_version: standing.version,
    attempts: visible.attempts.map((attempt) => presentAttempt(attempt, row, view)),
    stage_scorecards: [presentScorecard(visible, snapshot)],
  };
}

function presentAttempt(
  attempt: ScoredAttempt,
  { profile_id }: EntryDetailRow,
  { names }: EntryView,
): EntryDetail['attempts'][number] {
  const { route, uuid, timestamp, judge, judge_name, notes } = attempt;
  return {
    uuid,
    route,
    user: profile_id,
    timestamp: new Date(timestamp).toISOString(),
    judge: names && judge !== null ? { uuid: judge, name: judge_name ?? '' } : null,
    success: attempt.success,
    segments_count: attempt.segments_count,
    used_last_hold: attempt.used_last_hold,
    duration: attempt.duration,
    notes: names ? notes : '',
  };
}
