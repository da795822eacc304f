import type { Actor, BoardRoute, HeldReason } from '@topout/domain';
import { seenText } from '../../platform/seen-text.ts';
import type { ScoringCommand } from '../log/command.ts';
import { type BatchState, type EntryState, streamKey, type StreamState } from './batch-state.ts';
import { rightsOn, streamOf, type Verdict } from './decide-attempts.ts';

/**
 * Decides whether a judge's record of a technical incident goes to the jury, and puts it into the state. It changes no
 * result. (behaviour: incidents#recording)
 *
 * @param actor null ignores rights
 */
export function decideOnIncident(
  state: BatchState,
  actor: Actor | null,
  { id, actor: by, clientTime: at, incident }: ScoringCommand,
  entry: EntryState,
  route: BoardRoute,
): Verdict {
  const stream = streamOf(state, entry, route.uuid);
  const held = heldAt(stream);
  const rights = rightsOn(state, actor, entry, stream);
  if (typeof rights === 'string') return held(rights);
  if (!rights.canAdd) return held('judge.not_allowed');
  const text = seenText(incident?.text ?? '');
  if (!incident || text === '') return held('incident.wordless');
  const sport = route.climbType === 'SPORT';
  if (sport && incident.hold === null) return held('attempt.invalid');
  if (sport && (incident.hold ?? 0) > route.segmentsCount) return held('hold.limit');
  const { hold, plus, leftMs } = incident;
  state.incidents.push({
    does: 'record',
    id,
    entry,
    route: route.uuid,
    by,
    at,
    before: stream.attempts,
    text,
    ...(sport ? { hold, plus, leftMs: null } : { hold: null, plus: false, leftMs }),
  });
  return { outcome: 'APPLIED', changed: { written: null }, streamVersion: null };
}

/**
 * Decides whether the open incident of a climber on a route is none, and puts that into the state: whoever may record one
 * takes it back. One that happened later is another. (behaviour: incidents#recording)
 *
 * @param actor null ignores rights
 */
export function decideOnWithdrawal(
  state: BatchState,
  actor: Actor | null,
  { actor: by, clientTime }: ScoringCommand,
  entry: EntryState,
  { uuid: route }: BoardRoute,
): Verdict {
  const stream = streamOf(state, entry, route);
  const held = heldAt(stream);
  const rights = rightsOn(state, actor, entry, stream);
  if (typeof rights === 'string') return held(rights);
  if (!rights.canAdd) return held('judge.not_allowed');
  const at = openSince(state, entry, route);
  if (at === null || at > Date.parse(clientTime)) return held('incident.closed');
  state.incidents.push({ does: 'withdraw', entry, route, by });
  return { outcome: 'APPLIED', changed: { written: null }, streamVersion: null };
}

const heldAt =
  ({ version }: StreamState) =>
  (reason: HeldReason): Verdict => ({ outcome: 'HELD', reason, streamVersion: version });

/** When the open incident happened, in milliseconds; null without one. */
function openSince(
  { incidents, openIncidents }: BatchState,
  entry: EntryState,
  route: string,
): number | null {
  const last = incidents.findLast((one) => one.entry.uuid === entry.uuid && one.route === route);
  if (last?.does === 'withdraw') return null;
  return openIncidents.get(streamKey(entry.uuid, route)) ?? (last ? Date.parse(last.at) : null);
}
