import type { ImportOutcome } from '@topout/api-client';
import { type ImportColumn, importColumns } from '@topout/domain';
import { Notice, Section } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import styles from './import.module.css';
import { importTexts as texts } from './texts.ts';

export interface ColumnChoiceProps {
  readonly outcome: ImportOutcome;
  readonly onColumns: (columns: (ImportColumn | null)[]) => void;
}

/** What each column contains: by its heading, or as the organiser chooses. */
export function ColumnChoice({
  outcome: { columns, sample, headings, lines },
  onColumns,
}: ColumnChoiceProps) {
  const choose = (index: number, chosen: ImportColumn | null) =>
    onColumns(columns.map(({ column }, at) => (at === index ? chosen : column === chosen ? null : column)));
  return (
    <Section title={texts.columnsTitle} description={texts.columnsHint}>
      {lines.length === 0 && <Notice tone="warning">{texts.columnsUnknown}</Notice>}
      <div className={styles.columns}>
        {columns.map(({ heading, column }, index) => (
          // Columns have no identity but their place.
          // eslint-disable-next-line react/no-array-index-key
          <Field key={index} label={texts.column(index + 1, heading)} hint={example(sample, headings, index)}>
            <Select value={column ?? ''} onChange={(event) => choose(index, columnNamed(event.target.value))}>
              <option value="">{texts.leftOut}</option>
              {importColumns.map((one) => (
                <option key={one} value={one}>
                  {texts.columns[one]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </Section>
  );
}

const columnNamed = (name: string): ImportColumn | null => importColumns.find((one) => one === name) ?? null;

/** An example from the first row. */
const example = (sample: ImportOutcome['sample'], headings: boolean, index: number): string =>
  sample[headings ? 1 : 0]?.[index] ?? '';
