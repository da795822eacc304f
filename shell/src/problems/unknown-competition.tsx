import { NothingHere } from './nothing-here.tsx';
import { texts } from './texts.ts';

/** A competition that nobody knows: mistyped, cut off when its link was passed on, or deleted. */
export default function UnknownCompetition() {
  return <NothingHere title={texts.noCompetition}>{texts.noCompetitionHint}</NothingHere>;
}
