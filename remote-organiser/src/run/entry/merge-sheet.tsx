import { Button, Sheet } from '@topout/ui';
import { MergePreview } from './merge-preview.tsx';
import styles from './merge.module.css';
import { mergeTexts as texts } from './merge-texts.ts';

/** An entry and its owner. */
export interface Merging {
  readonly entry: string;
  readonly name: string;
}

export interface MergeSheetProps {
  readonly competition: string;
  readonly source: Merging;
  readonly target: Merging;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before merging two entries. (behaviour: entries#merging) */
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
        <strong>{source.name}</strong> {texts.into} <strong>{target.name}</strong>
      </p>
      <MergePreview competition={competition} source={source.entry} target={target.entry} />
      <p className={styles.faint}>{texts.reversible}</p>
    </div>
  </Sheet>
);
