import { type PlanWish, RefusedError, useChangePlan } from '@topout/api-client';
import type { StagePlanAnswer } from '@topout/contract';
import { useRef, useState } from 'react';
import { planControlTexts as texts } from './texts.ts';

/**
 * Changes the plan that is on screen, one change after the other, and says why one was not made. What is pressed before
 * the last answer is here builds on it.
 */
export function useChange(competition: string, shown: StagePlanAnswer) {
  /** Why the last change was not made; null = it was. */
  const [problem, setProblem] = useState<string | null>(null);
  const send = useChangePlan(competition);
  const last = useRef<Promise<StagePlanAnswer | null>>(Promise.resolve(null));
  const change = async (wish: PlanWish): Promise<void> => {
    const changed = last.current.then(async (own) => {
      setProblem(null);
      try {
        return await send(own && own.version > shown.version ? own : shown, wish);
      } catch (error) {
        setProblem(error instanceof RefusedError ? error.message : texts.failed);
        return null;
      }
    });
    last.current = changed;
    await changed;
  };
  return { change, problem };
}
