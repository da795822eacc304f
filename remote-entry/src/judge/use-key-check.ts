import { UnreachableError, validateJudgeKey } from '@topout/api-client';
import { useCallback, useEffect, useState } from 'react';
import { tooOften } from '../form/too-often.ts';
import { judgeTexts as texts } from '../texts.ts';

/** `failed`: the server could not answer, and why. */
export type KeyCheck =
  { readonly state: 'checking' | 'valid' | 'invalid' } | { readonly state: 'failed'; readonly why: string };

const checking: KeyCheck = { state: 'checking' };

/** Whether a judging key is valid. (behaviour: joining-judges#key) */
export function useKeyCheck(competition: string, key: string): { check: KeyCheck; again: () => void } {
  const [check, setCheck] = useState<KeyCheck>(checking);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    const say = (answer: KeyCheck) => current && setCheck(answer);
    say(checking);
    validateJudgeKey(competition, key).then(
      (valid) => say({ state: valid ? 'valid' : 'invalid' }),
      (error: unknown) => say({ state: 'failed', why: whyNot(error) }),
    );
    return () => {
      current = false;
    };
  }, [competition, key, tries]);

  const again = useCallback(() => setTries((count) => count + 1), []);
  const failed = check.state === 'failed';
  // Without a network, asks when it returns.
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, again]);

  return { check, again };
}

const whyNot = (error: unknown): string =>
  tooOften(error) ?? (error instanceof UnreachableError ? texts.checkOffline : texts.checkFailed);
