import { type Attempt, mergeAttempts } from '@topout/domain';
import type { BatchNeeds } from '../commands/batch.queries.ts';
import { type BatchState, type EntryState, streamKey, type StreamState } from '../decide/batch-state.ts';
import { goneOn } from './gone-on.ts';
import { streamOf } from '../decide/decide-attempts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { climbedOn } from '../../entering/change/climbed-on.ts';

/** What happens on one route when two entries merge. */
export interface Move {
  readonly route: string;
  readonly going: StreamState;
  readonly staying: StreamState;
  readonly merged: readonly Attempt[];
}

interface Pair {
  readonly going: { readonly id: string; readonly profileId: string };
  readonly staying: { readonly id: string; readonly profileId: string };
}

/**
 * What a merge reads: both entries, their streams on the routes of the entry to be removed, and the queues of
 * these routes.
 */
export async function mergeNeeds(
  db: Queries,
  competition: string,
  { going, staying }: Pair,
  queues: readonly string[] = [],
): Promise<BatchNeeds> {
  const routes = await climbedOn(db, competition, going.id);
  const profiles = [going.profileId, staying.profileId];
  const on = (those: readonly string[]) =>
    profiles.flatMap((profile) => those.map((route) => ({ profile, route })));
  const streams = on(routes);
  return { commands: [], profiles, named: [...streams, ...on(queues)], streams, queues, joiners: [] };
}

/**
 * Every route of the entry to be removed.
 *
 * @throws Refusal 409 if one of them now belongs to another stage
 */
export function planMerge(
  state: BatchState,
  { streams }: Pick<BatchNeeds, 'streams'>,
  { going, staying }: { readonly going: EntryState; readonly staying: EntryState },
): Move[] {
  const routes = streams.filter(({ profile }) => profile === going.profile).map(({ route }) => route);
  return routes.map((route) => {
    if (!state.streams.has(streamKey(going.profile, route))) throw goneOn();
    const [theirs, ours] = [streamOf(state, going, route), streamOf(state, staying, route)];
    const climbType = state.competition.routes.get(route)?.climbType ?? 'BOULDER';
    return {
      route,
      going: theirs,
      staying: ours,
      merged: mergeAttempts(ours.attempts, theirs.attempts, climbType).map(ownOf(going, staying)),
    };
  });
}

/** What the double logged for itself is the climber's own. */
const ownOf =
  (going: EntryState, staying: EntryState) =>
  (attempt: Attempt): Attempt =>
    attempt.judge === going.profile ? { ...attempt, judge: staying.profile } : attempt;
