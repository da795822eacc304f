import type { Span } from '../permissions/own-window.ts';

/**
 * How long after the end of the climber's own time a result arrived, in milliseconds; 0 = it did not, or the time is
 * not known.
 */
export const lateBy = (arrivedMs: number, window: Span | null): number =>
  window ? Math.max(0, arrivedMs - window.endMs) : 0;

/** Whether a result came late, and all of it is the climber's own. (behaviour: self-scoring#time) */
export const sentLate = ({ lateMs, selfLogged }: { readonly lateMs: number; readonly selfLogged: boolean }) =>
  selfLogged && lateMs > 0;
