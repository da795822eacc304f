import { RefusedError, UnreachableError } from '@topout/api-client/core';
import { Button, ButtonLink, EmptyState, ErrorCircleIcon, LockIcon, MapIcon, Notice } from '@topout/ui';
import { useParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { Link } from './link.tsx';
import type { LoadFailureProps } from './plain-failure.tsx';
import { texts } from './texts.ts';

/** Nothing has that id, or it is not an id: a truncated link. */
const leadsNowhere: ReadonlySet<number> = new Set([400, 404]);

/** The server says why; asking again would not help. */
const notForThem = 403;

/** Replaces data that did not arrive, or appears above older data. */
export default function LoadFailure({ hasData, error }: LoadFailureProps) {
  const { mutate } = useSWRConfig();
  // Reads everything on the page again.
  const again = error != null && <Button onClick={() => void mutate(() => true)}>{texts.tryAgain}</Button>;
  if (hasData) {
    return (
      <Notice tone="warning" title={texts.notLive} action={again}>
        {texts.notLiveHint}
      </Notice>
    );
  }
  if (error instanceof RefusedError && leadsNowhere.has(error.status)) return <Missing />;
  if (error instanceof RefusedError && error.status === notForThem)
    return (
      <div role="alert">
        <EmptyState icon={<LockIcon size={28} />} title={error.message} />
      </div>
    );
  return (
    <div role="alert">
      <EmptyState icon={<ErrorCircleIcon size={28} />} title={texts.nothing} action={again}>
        {error instanceof UnreachableError ? texts.unreachable : undefined}
      </EmptyState>
    </div>
  );
}

/** Asking again would not help: shows the way to pages that exist. */
function Missing() {
  const { competition } = useParams();
  const [to, label] =
    competition === undefined ? ['/', texts.toHome] : [`/${competition}/entries`, texts.toBoard];
  const on = (
    <ButtonLink as={Link} to={to}>
      {label}
    </ButtonLink>
  );
  return (
    <div role="alert">
      <EmptyState icon={<MapIcon size={28} />} title={texts.missing} action={on}>
        {texts.missingHint}
      </EmptyState>
    </div>
  );
}
