import { IconButton, SearchIcon } from '@topout/ui';
import { TextInput } from '@topout/ui/forms';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './bulk-scoring.module.css';
import type { GridRow } from './grid-row.ts';
import { rowCalled } from './row-called.ts';
import { bulkTexts as texts } from './texts.ts';

/** As many as people look through faster than they type a number. */
export const fewRows = 20;

export interface FindRowProps {
  readonly rows: readonly GridRow[];
  /** Goes to the row with this index. */
  readonly onFind: (row: number) => void;
}

/** Finds the row of a number or name on a sheet; the browser's own search sees only rows near the window. */
export function FindRow({ rows, onFind }: FindRowProps) {
  const [text, setText] = useState('');
  const [missed, setMissed] = useState(false);
  const message = useId();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const find = () => {
    const row = rowCalled(text, rows);
    setMissed(row === null && text.trim() !== '');
    if (row === null) return;
    setText('');
    onFind(row);
  };
  return (
    <form
      className={styles.find}
      data-open={open || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // On phones it is folded away until it is asked for.
        if (text.trim() !== '') return find();
        flushSync(() => setOpen(true));
        field.current?.focus();
      }}
    >
      <div className={styles.chosen}>
        <TextInput
          ref={field}
          aria-label={texts.find}
          aria-invalid={missed || undefined}
          aria-describedby={missed ? message : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder={texts.findPlaceholder}
          onChange={(event) => {
            setText(event.target.value);
            setMissed(false);
          }}
        />
      </div>
      <IconButton type="submit" label={texts.find} icon={<SearchIcon />} />
      <output id={message} className={styles.missed}>
        {missed ? texts.notFound : ''}
      </output>
    </form>
  );
}
