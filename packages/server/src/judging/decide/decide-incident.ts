import type { Actor, BoardRoute, HeldReason } from '@topout/domain';
import { seenText } from '../../platform/seen-text.ts';
import type { ScoringCommand } from '../log/command.ts';
import type { BatchState, EntryState } from './batch-state.ts';
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
  const held = (reason: HeldReason): Verdict => ({
    outcome: 'HELD',
    reason,
    streamVersion: stream.version,
  });
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
