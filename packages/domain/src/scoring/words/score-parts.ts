/** The text of a score, taken apart for the eye. */
export interface ScoreParts {
  /** What counts: `155.2`, `FALSE START`. */
  readonly figure: string;
  /** `pts`, or empty. */
  readonly unit: string;
  /** What the figure is made of, or what stands beside it, in brackets; empty without. */
  readonly beside: string;
}

const shape = /^(?<figure>.*?)(?: (?<unit>pts))?(?: (?<beside>\(.*\)))?$/;

/**
 * Takes a score's text apart.
 *
 * @example scoreParts('155.2 (63.1 + 92.1)') // { figure: '155.2', unit: '', beside: '(63.1 + 92.1)' }
 * @source behaviour: boards#score
 */
export function scoreParts(scoreText: string): ScoreParts {
  const { figure = scoreText, unit = '', beside = '' } = shape.exec(scoreText)?.groups ?? {};
  return { figure, unit, beside };
}
