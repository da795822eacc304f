import { lazy, Suspense } from 'react';
import type { HeldLine } from '../outbox/use-settleable.ts';
import type { HeldCardProps } from './held-card-props.ts';

const HeldCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "held-card" */ './held-card.tsx')).HeldCard,
}));

export interface ConflictsProps extends Omit<HeldCardProps, 'line'> {
  /** The judge's held results on this stream. */
  readonly held: readonly HeldLine[];
}

/** A card for each held result; rare, so their code loads only when needed. */
export function Conflicts({ held, ...about }: ConflictsProps) {
  return held.map((line) => (
    <Suspense key={`${line.route} ${line.competitor}`}>
      <HeldCard line={line} {...about} />
    </Suspense>
  ));
}
