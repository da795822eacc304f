import type { ClimbType } from '../vocabulary.ts';
import { type Recorded, recordsAgree, recordSaid } from './marks.ts';

/** One route of a card that is to be signed. */
export interface CardResult {
  readonly route: string;
  readonly climbType: ClimbType;
  readonly attempts: Recorded;
  /** What the marker has logged; null = nothing. */
  readonly mark: Recorded | null;
  /** Needs no marker: confirmed, a judge's own, or where no marker confirms. */
  readonly settled: boolean;
}

/** The two who sign: the climber, and the marker who keeps the card. */
export const signers = ['CLIMBER', 'MARKER'] as const;
export type Signer = (typeof signers)[number];

const differs = ({ attempts, mark, settled, climbType }: CardResult): boolean =>
  !settled && mark !== null && !recordsAgree(attempts, mark, climbType);

/** What the climber has logged, nobody has confirmed and no marker disputes: a marker who signs logs the same. */
export const isUnmarked = (result: CardResult): boolean =>
  !result.settled && result.attempts.length > 0 && !differs(result);

/**
 * Why a card cannot be signed, or null. A marker signs for every result on it, so that a card with both signatures
 * is confirmed. (behaviour: self-scoring#signatures)
 */
export function signingRefused(
  card: readonly CardResult[],
  signer: Signer,
): 'card.empty' | 'card.differs' | 'card.unmarked' | null {
  if (card.every(({ attempts }) => attempts.length === 0)) return 'card.empty';
  if (card.some(differs)) return 'card.differs';
  return signer === 'MARKER' && card.some(isUnmarked) ? 'card.unmarked' : null;
}

/** A result as somebody signs it. */
export interface SignedResult {
  readonly route: string;
  /** Whatever can decide a place, as `recordSaid` has it. */
  readonly said: string;
}

const nothing = recordSaid([], 'BOULDER');

/** What a signature stands under: the results that can decide a place, by route. */
export const cardSaid = (
  card: readonly Pick<CardResult, 'route' | 'attempts' | 'climbType'>[],
): SignedResult[] =>
  card
    .map(({ route, attempts, climbType }) => ({ route, said: recordSaid(attempts, climbType) }))
    .filter(({ said }) => said !== nothing)
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));

/** Whether two say the same about a card, in whichever order. */
export const sameCard = (one: readonly SignedResult[], other: readonly SignedResult[]): boolean =>
  linesOf(one) === linesOf(other);

const linesOf = (card: readonly SignedResult[]): string =>
  card
    .map(({ route, said }) => `${route} ${said}`)
    .toSorted()
    .join('\n');
