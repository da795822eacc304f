import type { AuditRecord, HistoryLine } from '@topout/contract';
import { Button, UndoIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import styles from './history.module.css';
import { historyTexts as texts } from './texts.ts';

interface ButtonProps {
  readonly onUndo: () => void;
}

const UndoButton = ({ onUndo }: ButtonProps) => (
  <Button icon={<UndoIcon />} onClick={onUndo}>
    {texts.restore}
  </Button>
);

interface UndoResultProps extends ButtonProps {
  readonly line: HistoryLine;
}

/**
 * For a result: a button to restore it, or what was changed since, or a link to its entry, which must be
 * restored first.
 */
export function UndoResult({ line: { undo, competitor }, onUndo }: UndoResultProps) {
  if (undo === null) return null;
  if (undo === 'POSSIBLE') return <UndoButton onUndo={onUndo} />;
  if (undo === 'CHANGED_SINCE') return <p className={styles.why}>{texts.changedSince}</p>;
  return (
    <p className={styles.why}>
      {texts.entryGone} <Link to={`?of=others&competitor=${competitor ?? ''}`}>{texts.bringBack}</Link>
    </p>
  );
}

interface UndoRecordProps extends ButtonProps {
  readonly record: AuditRecord;
}

const undoable: readonly string[] = [
  'caution.given',
  'caution.taken_back',
  'entry.deleted',
  'entry.merged',
  'entry.taken_over',
];

/** For an entry that can be restored, or was. */
export function UndoRecord({ record: { kind, restorable }, onUndo }: UndoRecordProps) {
  if (restorable) return <UndoButton onUndo={onUndo} />;
  return undoable.includes(kind) ? <p className={styles.why}>{texts.undone}</p> : null;
}
