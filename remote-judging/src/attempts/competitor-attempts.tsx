import { useJudgeProfile } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { SkeletonRows } from '@topout/ui';
import { quiet } from '../outbox/quiet.ts';
import { attemptTexts } from './texts.ts';
import { AttemptLog } from './attempt-log.tsx';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { useStream } from './use-stream.ts';

/** One competitor's attempts on one route, for the judge to add to. */
export function CompetitorAttempts(props: Omit<AttemptLogProps, 'stream' | 'judge'>) {
  const { data: judge = null } = useJudgeProfile();
  const stream = useStream(props.judging.competition.uuid, props.route, props.entry.user.uuid, judge);
  return (
    <LoadState read={quiet(stream)} loading={<SkeletonRows count={6} label={attemptTexts.loadingAttempts} />}>
      {(shown) => <AttemptLog {...props} stream={shown} judge={judge} />}
    </LoadState>
  );
}
