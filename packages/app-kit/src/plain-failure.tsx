import { texts } from './texts.ts';

export interface LoadFailureProps {
  /** Older data stand below. */
  readonly hasData: boolean;
  /** Trying again may help: it was asked for, and did not come. */
  readonly retries: boolean;
  /** There was no answer at all. */
  readonly unreachable: boolean;
}

/** The failure in words alone, where not even its page can be loaded. */
export const PlainFailure = ({ hasData }: LoadFailureProps) => (
  <p role="alert">{hasData ? texts.notLive : texts.nothing}</p>
);
