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
  const [problem, setProblem] = useState<Problem | null>(null);
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
        setProblem(
          error instanceof RefusedError
            ? { text: error.message, version: null }
            : { text: texts.failed, version: versionOf(shown) },
        );
        return null;
      }
    });
    last.current = pressed;
    await pressed;
    if (last.current === pressed) waiting.current = null;
  };
  const stands = problem && (problem.version === null || problem.version === versionOf(shown));
  return { press, problem: stands ? problem.text : null };
}

interface Problem {
  readonly text: string;
  /** Of the clock that was pressed in vain: once another one is on screen there is nothing to try again. Null = said of any. */
  readonly version: number | null;
}

const versionOf = ({ clock }: StageClock): number => clock?.version ?? 0;

const newer = (own: StageClock | null, seen: StageClock): StageClock =>
  own && versionOf(own) > versionOf(seen) ? own : seen;
