import { lazy, Suspense } from 'react';
import type { HeldResult } from '../outbox/use-settleable.ts';
import type { HeldCardProps } from './held-card-props.ts';

const HeldCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "held-card" */ './held-card.tsx')).HeldCard,
}));

export interface ConflictsProps extends Omit<HeldCardProps, 'held'> {
  /** The judge's results on this stream that are held. */
  readonly held: readonly HeldResult[];
}

/** A card for each held result; rare, so that their code comes only with them. */
export function Conflicts({ held, ...about }: ConflictsProps) {
  return held.map((result) => (
    <Suspense key={result.id}>
      <HeldCard held={result} {...about} />
    </Suspense>
  ));
}
