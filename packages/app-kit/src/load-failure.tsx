import { Button, EmptyState, ErrorCircleIcon, Notice } from '@topout/ui';
import { useSWRConfig } from 'swr';
import type { LoadFailureProps } from './plain-failure.tsx';
import { texts } from './texts.ts';

/** In place of data that did not come, or above older data. */
export default function LoadFailure({ hasData, retries, unreachable }: LoadFailureProps) {
  const { mutate } = useSWRConfig();
  // Reads everything on the page again.
  const again = retries && <Button onClick={() => void mutate(() => true)}>{texts.tryAgain}</Button>;
  if (hasData) {
    return (
      <Notice tone="warning" title={texts.notLive} action={again}>
        {texts.notLiveHint}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <EmptyState icon={<ErrorCircleIcon size={28} />} title={texts.nothing} action={again}>
        {unreachable ? texts.unreachable : undefined}
      </EmptyState>
    </div>
  );
}
