import type { LeaderboardRow } from '@topout/api-client';
import { Button, Sheet } from '@topout/ui';
import { MergePreview } from './merge-preview.tsx';
import styles from './merge.module.css';
import { mergeTexts as texts } from './merge-texts.ts';
import { nameOf } from './name-of.ts';

export interface MergeSheetProps {
  readonly competition: string;
  readonly source: LeaderboardRow;
  readonly target: LeaderboardRow;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before two entries become one. (spec 2 §4) */
export const MergeSheet = ({ competition, source, target, busy, onConfirm, onCancel }: MergeSheetProps) => (
  <Sheet
    open
    onClose={onCancel}
    title={texts.title}
    actions={
      <>
        <Button size="lg" onClick={onCancel} disabled={busy}>
          {texts.cancel}
        </Button>
        <Button size="lg" variant="primary" onClick={onConfirm} disabled={busy}>
          {busy ? texts.merging : texts.confirm}
        </Button>
      </>
    }
  >
    <div className={styles.sheet}>
      <p className={styles.pair}>
        <strong>{nameOf(source)}</strong> {texts.into} <strong>{nameOf(target)}</strong>
      </p>
      <MergePreview competition={competition} source={source.entry} target={target.entry} />
      <p className={styles.faint}>{texts.reversible}</p>
    </div>
  </Sheet>
);
