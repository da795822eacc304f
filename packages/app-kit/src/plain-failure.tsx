import { UnreachableError } from '@topout/api-client/core';
import { texts } from './texts.ts';

export interface LoadFailureProps {
  /** Older data follow below. */
  readonly hasData: boolean;
  /** Why the data did not arrive; undefined = not requested. */
  readonly error: unknown;
}

/** The failure as plain words, when not even its page can be loaded. */
export const PlainFailure = ({ hasData, error }: LoadFailureProps) => (
  <div role="alert">
    <p>{hasData ? texts.notLive : texts.nothing}</p>
    {error instanceof UnreachableError && <p>{texts.unreachable}</p>}
  </div>
);
