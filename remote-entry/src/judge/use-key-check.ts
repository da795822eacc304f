import { validateJudgeKey } from '@topout/api-client';
import { useCallback, useEffect, useState } from 'react';
import { tooOften } from '../form/too-often.ts';

/** `failed`: the server could not say; with `wait`, when to ask again. */
export type KeyCheck =
  | { readonly state: 'checking' | 'valid' | 'invalid' }
  | { readonly state: 'failed'; readonly wait: string | null };

const checking: KeyCheck = { state: 'checking' };

/** Whether a judging key holds. (spec 1 §5) */
export function useKeyCheck(competition: string, key: string): { check: KeyCheck; again: () => void } {
  const [check, setCheck] = useState<KeyCheck>(checking);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    const say = (answer: KeyCheck) => current && setCheck(answer);
    say(checking);
    validateJudgeKey(competition, key).then(
      (valid) => say({ state: valid ? 'valid' : 'invalid' }),
      (error: unknown) => say({ state: 'failed', wait: tooOften(error) }),
    );
    return () => {
      current = false;
    };
  }, [competition, key, tries]);

  return { check, again: useCallback(() => setTries((count) => count + 1), []) };
}
