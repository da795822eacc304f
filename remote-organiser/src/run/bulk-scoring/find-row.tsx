import { Button, SearchIcon } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import styles from './bulk-scoring.module.css';
import type { GridRow } from './grid-row.ts';
import { rowCalled } from './row-called.ts';
import { bulkTexts as texts } from './texts.ts';

export interface FindRowProps {
  readonly rows: readonly GridRow[];
  /** Goes to the row with this index. */
  readonly onFind: (row: number) => void;
}

/** Finds the row of a number or name on a sheet; the browser's own search sees only rows near the window. */
export function FindRow({ rows, onFind }: FindRowProps) {
  const [text, setText] = useState('');
  const [missed, setMissed] = useState(false);
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
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <Field label={texts.find} error={missed && texts.notFound} className={styles.chosen}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={text}
          placeholder={texts.findPlaceholder}
          onChange={(event) => {
            setText(event.target.value);
            setMissed(false);
          }}
        />
      </Field>
      <Button type="submit" icon={<SearchIcon />}>
        {texts.findAction}
      </Button>
    </form>
  );
}
