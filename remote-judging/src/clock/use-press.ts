import { RefusedError, usePressClock } from '@topout/api-client';
import type { StageClock } from '@topout/contract';
import type { ClockAction } from '@topout/domain';
import { useRef, useState } from 'react';
import { controlTexts as texts } from './texts.ts';

/**
 * Presses buttons of the clock that is on screen, one after the other, and says why the clock did not take one.
 * What is pressed before the last answer is here builds on it; a finger that taps twice presses once.
 */
export function usePress(competition: string, shown: StageClock) {
  /** Why the clock did not take the last press; null = it did. */
  const [problem, setProblem] = useState<string | null>(null);
  const send = usePressClock(competition);
  const last = useRef<Promise<StageClock | null>>(Promise.resolve(null));
  const waiting = useRef<string | null>(null);
  const press = async (action: ClockAction): Promise<void> => {
    const what = JSON.stringify(action);
    if (waiting.current === what) return;
    waiting.current = what;
    const pressed = last.current.then(async (own) => {
      setProblem(null);
      try {
        return await send(newer(own, shown), action);
      } catch (error) {
        setProblem(error instanceof RefusedError ? error.message : texts.failed);
        return null;
      }
    });
    last.current = pressed;
    await pressed;
    if (last.current === pressed) waiting.current = null;
  };
  return { press, problem };
}

const newer = (own: StageClock | null, seen: StageClock): StageClock =>
  (own?.clock?.version ?? 0) > (seen.clock?.version ?? 0) && own ? own : seen;
