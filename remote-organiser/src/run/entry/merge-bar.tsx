import type { LeaderboardRow } from '@topout/contract';
import { Button } from '@topout/ui';
import styles from './merge.module.css';
import { mergeTexts as texts } from './merge-texts.ts';
import { nameOf } from './name-of.ts';

/** Merge mode: the next row chosen is the target. (behaviour: entries#merging) */
export const MergeBar = ({
  source,
  onCancel,
}: {
  readonly source: LeaderboardRow;
  readonly onCancel: () => void;
}) => (
  <div className={styles.bar}>
    <output>{texts.choose(nameOf(source))}</output>
    <Button onClick={onCancel}>{texts.cancel}</Button>
  </div>
);
