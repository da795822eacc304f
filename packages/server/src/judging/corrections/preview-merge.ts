import type { MergePreview } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import type { FoundEntry } from '../../entering/entries/find-entry.ts';
import { showEntries } from '../../entering/entries/show-entries.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { readState } from '../commands/batch.ts';
import { requireFirstStage } from './gone-on.ts';
import { mergeOutcome, type Pair } from './merge-outcome.ts';
import { mergeNeeds, type Move, planMerge } from './merge-plan.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/**
 * What a merge would do in the current state; locks nothing.
 *
 * @throws Refusal 400 with itself, 404 if one of them is gone
 */
export async function previewMerge(app: App, authority: Authority, both: Pair): Promise<MergePreview> {
  if (both.source.id === both.target.id) {
    throw invalid('You cannot merge an entry with itself.', { target: ['Required'] });
  }
  const { uuid: competition } = authority.competition;
  const { moves, outcome } = await app.db.transaction(async (tx) => {
    const outcome = await mergeOutcome(tx, both);
    await requireFirstStage(tx, competition, outcome);
    const needs = await mergeNeeds(tx, competition, outcome);
    const state = await readState(tx, app.db, competition, { boards: [], needs });
    const going = state.entries.get(outcome.going.id);
    const staying = state.entries.get(outcome.staying.id);
    if (!going || !staying) throw notFound('entry');
    return { outcome, moves: planMerge(state, needs, { going, staying }) };
  });
  const shown = await showEntries(app, authority, [both.source.id, both.target.id]);
  const entryOf = ({ id }: FoundEntry) => {
    const entry = shown.find(({ uuid }) => uuid === id);
    if (!entry) throw notFound('entry');
    return entry;
  };
  const {
    accounts,
    merged: { competitorNumber, ...merged },
  } = outcome;
  return {
    source: { ...entryOf(both.source), account: accounts.source },
    target: { ...entryOf(both.target), account: accounts.target },
    merged: { ...merged, competitorNumber },
    routes: moves.filter(({ going }) => going.attempts.length > 0).map(presentMove),
  };
}

function presentMove({ route, going, staying, merged }: Move): MergePreview['routes'][number] {
  const theirs = new Set(going.attempts.map(({ uuid }) => uuid));
  return {
    route,
    moved: merged.filter(({ uuid }) => theirs.has(uuid)).length,
    dropped: going.attempts.length + staying.attempts.length - merged.length,
  };
}
