import { useShowError } from '@topout/app-kit';
import { useCallback, useState } from 'react';
import { failureTexts } from '../../texts/failure.ts';

/**
 * A part of the screen that is fetched when it is asked for. The board stays whatever becomes of it: a failure is
 * told, and asking again tries again.
 *
 * @param load must keep its identity
 * @returns the part, null until it is there, and the way to ask for it
 */
export function useOnDemand<Part>(load: () => Promise<Part>): readonly [Part | null, () => void] {
  const [part, setPart] = useState<Part | null>(null);
  const showError = useShowError();
  const ask = useCallback(() => {
    load().then(
      (loaded) => {
        showError(null);
        setPart(() => loaded);
      },
      () => showError({ ...failureTexts.network, unanswered: true }),
    );
  }, [load, showError]);
  return [part, ask];
}
