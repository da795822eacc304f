import { recordsAgree } from '@topout/domain';
import { confirmedByOf } from '../../competition/authority/stages.ts';
import type { BatchState, EntryState, StreamState, Written } from './batch-state.ts';

/**
 * The stream with the confirmation that its two records give it: where a marker confirms, a climber's own result
 * stands once the marker has logged the same. (behaviour: self-scoring#markers)
 */
export function agreed(
  { competition, nowMs }: BatchState,
  { category }: EntryState,
  stream: StreamState,
): StreamState {
  const { route, mark, attempts, selfLogged } = stream;
  const climbType = competition.routes.get(route)?.climbType;
  if (!mark || !climbType || !selfLogged || confirmedByOf(competition, category, route) !== 'MARKER') {
    return stream;
  }
  const confirmed = recordsAgree(attempts, mark.attempts, climbType)
    ? { by: mark.by, at: new Date(nowMs).toISOString() }
    : null;
  return { ...stream, confirmed };
}

/** Whether somebody else than the marker found a result right: a judge or a witness. No mark takes that away. */
export const foundRight = ({ confirmed, mark }: Pick<StreamState, 'confirmed' | 'mark'>): boolean =>
  confirmed !== null && confirmed.by !== mark?.by;

/** What a change of the attempts wrote, and whether the marker agrees with it. */
export const withConfirmation = (written: Written, { confirmed }: StreamState): Written =>
  confirmed ? { ...written, confirmed } : written;
