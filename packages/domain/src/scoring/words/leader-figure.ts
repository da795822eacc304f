import { scoreParts } from './score-parts.ts';

/** What a row of a board says about its result. */
interface Row {
  readonly scoreText: string;
  /** Tops, zones and tries where they rank; null where a score does. */
  readonly scoreTuple: readonly number[] | null;
}

/** A result as one figure, without its unit: `3808`, or `4T 6Z` where tops and zones rank. */
export function leaderFigure({ scoreText, scoreTuple }: Row): string {
  const [tops, zones] = scoreTuple ?? [];
  if (tops !== undefined && zones !== undefined) return `${tops}T ${zones}Z`;
  return scoreParts(scoreText).figure;
}
