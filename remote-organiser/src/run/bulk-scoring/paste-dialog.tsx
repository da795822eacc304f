import { ConfirmDialog, RowHeader, Table, Td, Th } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { useState } from 'react';
import styles from './bulk-scoring.module.css';
import type { GridRow } from './grid-row.ts';
import { type PastedLine, readPaste } from './read-paste.ts';
import { bulkTexts as texts } from './texts.ts';

export interface PasteDialogProps {
  readonly initial: string;
  readonly rows: readonly GridRow[];
  /** Index of the row where a single column begins. */
  readonly from: number;
  readonly most: number;
  readonly codeOf: (row: GridRow) => string;
  readonly onEnter: (lines: readonly { readonly row: GridRow; readonly text: string }[]) => void;
  readonly onClose: () => void;
}

/** Shows what pasted cells will do before they do it. */
export function PasteDialog({ initial, rows, from, most, codeOf, onEnter, onClose }: PasteDialogProps) {
  const [text, setText] = useState(initial);
  const lines = text.trim() === '' ? [] : readPaste(text, { rows, from, most, codeOf });
  const ready = lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  const enter = () => {
    onEnter(ready.flatMap(({ row, text: code }) => (row ? [{ row, text: code }] : [])));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      wide
      lightDismiss={false}
      onClose={onClose}
      title={texts.pasteTitle}
      confirmLabel={texts.enter(ready.length)}
      disabled={ready.length === 0}
      onConfirm={enter}
    >
      <Field label={texts.pasteLabel} hint={texts.pasteHint}>
        <TextArea
          rows={4}
          className={styles.pasted}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {lines.length > 0 && (
        <div className={styles.preview}>
          <Table label={texts.pasteTitle} dense>
            <thead>
              <tr>
                <Th>{texts.pasteRow}</Th>
                <Th fit>{texts.pasteResult}</Th>
                <Th>{texts.pasteOutcome}</Th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.line}>
                  <RowHeader>{line.row?.name ?? line.label}</RowHeader>
                  <Td fit strong>
                    {line.text}
                  </Td>
                  <Td className={isWrong(line) ? styles.wrong : undefined}>{said(line, codeOf)}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </ConfirmDialog>
  );
}

const isWrong = ({ outcome }: PastedLine) =>
  typeof outcome === 'object' || outcome === 'unknown' || outcome === 'twice';

function said({ outcome, row }: PastedLine, codeOf: PasteDialogProps['codeOf']): string {
  if (typeof outcome === 'object') return outcome.problem;
  return outcome === 'changed' && row ? texts.outcome.changed(codeOf(row)) : outcomeText(outcome);
}

const outcomeText = (outcome: Exclude<PastedLine['outcome'], object>): string =>
  outcome === 'changed' ? texts.outcome.new : texts.outcome[outcome];
