import { UnreachableError } from '@topout/api-client/core';
import { texts } from './texts.ts';

export interface LoadFailureProps {
  /** Older data stand below. */
  readonly hasData: boolean;
  /** Why it did not come; undefined = it was not asked for. */
  readonly error: unknown;
}

/** The failure in words alone, where not even its page can be loaded. */
export const PlainFailure = ({ hasData, error }: LoadFailureProps) => (
  <div role="alert">
    <p>{hasData ? texts.notLive : texts.nothing}</p>
    {error instanceof UnreachableError && <p>{texts.unreachable}</p>}
  </div>
);
