import { lazy, Suspense } from 'react';
import type { HeldLine } from '../outbox/use-settleable.ts';
import type { HeldCardProps } from './held-card-props.ts';

const HeldCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "held-card" */ './held-card.tsx')).HeldCard,
}));

export interface ConflictsProps extends Omit<HeldCardProps, 'line'> {
  /** What is held of the judge's results on this stream. */
  readonly held: readonly HeldLine[];
}

/** A card for each held result; rare, so that their code comes only with them. */
export function Conflicts({ held, ...about }: ConflictsProps) {
  return held.map((line) => (
    <Suspense key={`${line.route} ${line.competitor}`}>
      <HeldCard line={line} {...about} />
    </Suspense>
  ));
}
