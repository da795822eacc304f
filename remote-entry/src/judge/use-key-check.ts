import { validateJudgeKey } from '@topout/api-client';
import { useCallback, useEffect, useState } from 'react';

export type KeyCheck = 'checking' | 'valid' | 'invalid' | 'failed';

/** Whether a judging key holds. `failed`: the server could not say. (spec 1 §5) */
export function useKeyCheck(competition: string, key: string): { check: KeyCheck; again: () => void } {
  const [check, setCheck] = useState<KeyCheck>('checking');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    const say = (answer: KeyCheck) => current && setCheck(answer);
    say('checking');
    validateJudgeKey(competition, key).then(
      (valid) => say(valid ? 'valid' : 'invalid'),
      () => say('failed'),
    );
    return () => {
      current = false;
    };
  }, [competition, key, tries]);

  return { check, again: useCallback(() => setTries((count) => count + 1), []) };
}
