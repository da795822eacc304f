import type { MergePreview } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../authority/authority.ts';
import type { FoundEntry } from '../entries/find-entry.ts';
import { showEntries } from '../entries/show-entries.ts';
import { invalid, notFound } from '../errors.ts';
import { readState } from '../scoring/batch.ts';
import { requireFirstStage } from './gone-on.ts';
import { mergeNeeds, type Move, planMerge } from './merge-plan.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/**
 * What a merge would do, as things stand; nothing is locked for it.
 *
 * @throws Refusal 400 with itself, 404 when one of them is gone
 */
export async function previewMerge(
  app: App,
  authority: Authority,
  both: { readonly source: FoundEntry; readonly target: FoundEntry },
): Promise<MergePreview> {
  if (both.source.id === both.target.id) {
    throw invalid('An entry cannot be merged with itself.', { target: ['Required'] });
  }
  const { uuid: competition } = authority.competition;
  const moves = await app.db.transaction(async (tx) => {
    await requireFirstStage(tx, competition, both);
    const needs = await mergeNeeds(tx, competition, both);
    const state = await readState(tx, app.db, competition, { boards: [], needs });
    const source = state.entries.get(both.source.id);
    const target = state.entries.get(both.target.id);
    if (!source || !target) throw notFound('entry');
    return planMerge(state, needs, { source, target });
  });
  const shown = await showEntries(app, authority, [both.source.id, both.target.id]);
  const entryOf = ({ id }: FoundEntry) => {
    const entry = shown.find(({ uuid }) => uuid === id);
    if (!entry) throw notFound('entry');
    return entry;
  };
  return {
    source: entryOf(both.source),
    target: entryOf(both.target),
    routes: moves.filter(({ source }) => source.attempts.length > 0).map(presentMove),
  };
}

function presentMove({ route, source, target, merged }: Move): MergePreview['routes'][number] {
  const theirs = new Set(source.attempts.map(({ uuid }) => uuid));
  return {
    route,
    moved: merged.filter(({ uuid }) => theirs.has(uuid)).length,
    dropped: source.attempts.length + target.attempts.length - merged.length,
  };
}
