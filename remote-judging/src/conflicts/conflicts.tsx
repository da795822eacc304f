import type { Route } from '@topout/api-client';
import { lazy, Suspense } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownStream } from '../outbox/overlay-attempts.ts';
import { useSettleable } from '../outbox/use-settleable.ts';

const HeldCard = lazy(() => import(/* webpackChunkName: "held-card" */ './held-card.tsx'));

export interface ConflictsProps {
  readonly judging: Judging;
  readonly route: Route;
  readonly user: string;
  /** What counts now. */
  readonly stream: ShownStream;
}

/** The judge's results on this stream that are held; rare, so that their code comes only with them. */
export function Conflicts({ judging, route, user, stream }: ConflictsProps) {
  const held = useSettleable(judging.competition.uuid).filter(
    (result) => result.route === route.uuid && result.competitor === user,
  );
  return held.map((result) => (
    <Suspense key={result.id}>
      <HeldCard held={result} judging={judging} route={route} stream={stream} />
    </Suspense>
  ));
}
