import { usePublications } from '@topout/api-client';
import { Notice } from '@topout/ui';
import { resultsTexts as texts } from './texts.ts';

interface OutdatedNoticeProps {
  readonly competition: string;
  /** Null = the whole competition. */
  readonly stage: string | null;
}

/** What was given out last is no longer how it stands: a correction has to be published again. */
export function OutdatedNotice({ competition, stage }: OutdatedNoticeProps) {
  const { data = [] } = usePublications(competition);
  const latest = data
    .filter((one) => one.stage === stage)
    .toSorted((a, b) => b.version - a.version)
    .at(0);
  return latest?.outdated ? <Notice tone="warning">{texts.outdated}</Notice> : null;
}
