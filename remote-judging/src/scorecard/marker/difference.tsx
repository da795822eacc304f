import type { Route } from '@topout/contract';
import { recordsAgree } from '@topout/domain';
import styles from './marker.module.css';
import { type Recorded, recordWord } from './records.ts';
import { markerTexts as texts } from './texts.ts';

export interface DifferenceProps {
  readonly route: Route;
  /** What the person at this phone has logged. */
  readonly mine: readonly Recorded[];
  readonly theirs: readonly Recorded[];
  /** Null = "your marker". */
  readonly name: string | null;
}

/** Both records of a result, where they say something else; nothing while one of them is missing. */
export default function Difference({ route, mine, theirs, name }: DifferenceProps) {
  if (mine.length + theirs.length === 0 || recordsAgree(mine, theirs, route.climbType)) return null;
  return (
    <p className={styles.differs}>
      {texts.differs(recordWord(mine, route), name ?? texts.theMarker, recordWord(theirs, route))}
    </p>
  );
}
