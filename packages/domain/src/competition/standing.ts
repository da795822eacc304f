/** A stage's published results. */
interface Published {
  readonly final: boolean;
  /** Somebody has corrected the results since. */
  readonly outdated: boolean;
}

/** How reliable results are. Nothing is official until somebody says so. */
export type Standing = 'open' | 'unofficial' | 'provisional' | 'corrected' | 'final';

/** @param closed judging has ended */
export function standingOf(closed: boolean, published: Published | null): Standing {
  if (published?.outdated === true) return 'corrected';
  if (published?.final === false) return 'provisional';
  if (!closed) return 'open';
  return published === null ? 'unofficial' : 'final';
}

/** How a standing reads, where it is not open. */
export const standingWords: Readonly<Record<Exclude<Standing, 'open'>, string>> = {
  final: 'Official',
  unofficial: 'Unofficial',
  provisional: 'Provisional',
  corrected: 'In review',
};

/** Of when a board or card is whose competition is judged in a hall that is silent. */
export const waitingForHall = (time: string): string => `As of ${time}, waiting for the hall`;
