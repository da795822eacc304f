/** What was given out of a stage's results. */
interface Published {
  readonly final: boolean;
  /** The results were corrected since. */
  readonly outdated: boolean;
}

/** How far results may be relied on. Nothing is final until somebody has said so. */
export type Standing = 'open' | 'unofficial' | 'provisional' | 'corrected' | 'final';

/** @param closed nobody judges any more */
export function standingOf(closed: boolean, published: Published | null): Standing {
  if (published?.outdated === true) return 'corrected';
  if (published?.final === false) return 'provisional';
  if (!closed) return 'open';
  return published === null ? 'unofficial' : 'final';
}
