import { useQueue } from '@topout/api-client';
import { nameOfRoute } from '../competition/competition-routes.ts';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { OnRoute } from '../presence/on-route.tsx';
import { useSettleable } from '../outbox/use-settleable.ts';
import { AttemptInput } from './attempt-input.tsx';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { CompetitorHead } from './competitor-head.tsx';
import { Total } from './total.tsx';

const nobody: readonly string[] = [];

/**
 * One competitor on one route: who, any obstacles, the result, the keys. Draws everything that a tap does not
 * change here, once, so that even a slow phone paints a tap at once.
 */
export function AttemptLog(props: AttemptLogProps) {
  const { title, judging, route, entry, stream } = props;
  const { competition } = judging;
  useWakeLock();
  const { data: queue = nobody } = useQueue(competition.uuid, route.uuid);
  const held = useSettleable(competition.uuid).filter(
    (line) => line.route === route.uuid && line.competitor === entry.user.uuid,
  );
  // Without the server, the counting result is what this phone last read.
  const shown = held.map((line) => (line.onServer ? line : { ...line, attempts: [...stream.attempts] }));
  return (
    <>
      <CompetitorHead
        title={title}
        entry={entry}
        route={route}
        routeName={nameOfRoute(route, competition, entry.category.uuid)}
      />
      <OnRoute competition={competition.uuid} route={route.uuid} />
      <Conflicts held={shown} judging={judging} route={route} />
      <AttemptInput
        {...props}
        queue={queue}
        // One thing at a time. Without a network nothing can be decided, and judging continues.
        deciding={held.some(({ onServer }) => onServer)}
        total={<Total competition={competition.uuid} entry={entry} />}
      />
    </>
  );
}
