import type { ClockPressBody } from '@topout/contract';
import type { ClockAction } from '@topout/domain';

/** Presses that need nothing more. */
const bare = ['START', 'PAUSE', 'STOP', 'RESUME', 'CLIMB', 'BACK'] as const;

/** A press with what its kind needs. */
export type SaidPress = Omit<ClockPressBody, 'uuid' | 'stage' | 'version'>;

/** @returns null without what the kind needs */
export function actionOf({ kind, plan, seconds, slot, route, press: kept }: SaidPress): ClockAction | null {
  if (kind === 'SET' && plan) return { kind, plan };
  if (kind === 'ADD' && seconds !== undefined) return { kind, seconds };
  if (kind === 'SLOT' && slot !== undefined) return { kind, slot };
  if (kind === 'KEEP' && route !== undefined) return { kind, route };
  if (kind === 'GIVE' && kept !== undefined) return { kind, press: kept };
  const alone = bare.find((one) => one === kind);
  return alone ? { kind: alone } : null;
}
