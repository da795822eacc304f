import { createHash } from 'node:crypto';

/** One of those who lead, in their public form. */
export interface Leader {
  readonly position: number;
  readonly name: string;
  /** Empty in a league. */
  readonly scoreText: string;
  /** As `marksOf` writes them; empty where there are none. */
  readonly marks: string;
}

/** What a link preview says about a board or a league. */
export interface Preview {
  /** Of the competition or the league: its wall is drawn from it. */
  readonly seed: string;
  readonly name: string;
  readonly place: string;
  readonly state: string;
  readonly colour: string;
  /** The ranking that the first three lead. */
  readonly heading: string;
  readonly first: readonly Leader[];
}

/** What it says about somebody's card. */
export interface CardPreview extends Pick<Preview, 'seed' | 'colour'> {
  readonly competition: string;
  readonly category: string;
  readonly climber: string;
  readonly position: number | null;
  readonly scoreText: string;
  readonly marks: string;
}

/** Equal drawings have equal tags. */
export const tagOf = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);
