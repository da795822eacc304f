import { NothingHere } from './nothing-here.tsx';
import { texts } from './texts.ts';

/** An unknown competition: mistyped, truncated when its link was passed on, or deleted. */
export default function UnknownCompetition() {
  return <NothingHere title={texts.noCompetition}>{texts.noCompetitionHint}</NothingHere>;
}
