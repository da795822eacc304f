import type { Route } from '@topout/api-client';
import { lazy, Suspense } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownStream } from '../outbox/overlay-attempts.ts';
import type { HeldResult } from '../outbox/use-settleable.ts';

const HeldCard = lazy(() => import(/* webpackChunkName: "held-card" */ './held-card.tsx'));

export interface ConflictsProps {
  /** The judge's results on this stream that are held. */
  readonly held: readonly HeldResult[];
  readonly judging: Judging;
  readonly route: Route;
  /** What counts now. */
  readonly stream: ShownStream;
}

/** A card for each held result; rare, so that their code comes only with them. */
export function Conflicts({ held, ...about }: ConflictsProps) {
  return held.map((result) => (
    <Suspense key={result.id}>
      <HeldCard held={result} {...about} />
    </Suspense>
  ));
}
