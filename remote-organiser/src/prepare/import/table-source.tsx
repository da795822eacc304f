import { Button, Row, UploadIcon } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { useRef, useState } from 'react';
import { decodeTable } from './decode-table.ts';
import styles from './import.module.css';
import { importTexts as texts } from './texts.ts';

const mostBytes = 1_000_000;

export interface TableSourceProps {
  readonly table: string;
  readonly onTable: (table: string) => void;
}

/** Where the rows come from: pasted, typed, or a file. */
export function TableSource({ table, onTable }: TableSourceProps) {
  const file = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    setUnreadable(chosen.size > mostBytes);
    if (chosen.size <= mostBytes) onTable(decodeTable(new Uint8Array(await chosen.arrayBuffer())));
  }

  return (
    <div className={styles.source}>
      <Field label={texts.table} hint={texts.tableHint} error={unreadable && texts.fileUnreadable}>
        <TextArea
          className={styles.table}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          placeholder={texts.placeholder}
          value={table}
          onChange={(event) => onTable(event.target.value)}
        />
      </Field>
      <Row>
        <Button icon={<UploadIcon />} onClick={() => file.current?.click()}>
          {texts.file}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={texts.file}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Row>
    </div>
  );
}
