import type { Competition } from '@topout/contract';
import {
  importEntries,
  type ImportOutcome,
  type ImportWish,
  RefusedError,
  UnreachableError,
} from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import type { ImportColumn } from '@topout/domain';
import { Button, Notice, Section, SkeletonRows, StickyActionBar } from '@topout/ui';
import { Checkbox } from '@topout/ui/forms';
import { useState } from 'react';
import { failureText } from '../../page/failure-text.ts';
import { ColumnChoice } from './column-choice.tsx';
import { Focused } from './focused.tsx';
import { ImportOptions } from './import-options.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './import.module.css';
import { TableSource } from './table-source.tsx';
import { importTexts as texts } from './texts.ts';
import { useImportPreview } from './use-import-preview.ts';

export interface ImportFormProps {
  readonly competition: Competition;
  readonly onDone: (outcome: ImportOutcome) => void;
}

/** The rows, what they mean, what will happen, and the button that does it. */
export function ImportForm({ competition, onDone }: ImportFormProps) {
  const { uuid, stages } = competition;
  const categories = stages[0]?.categories ?? [];
  const [table, setTable] = useState('');
  const [columns, setColumns] = useState<(ImportColumn | null)[] | null>(null);
  const [category, setCategory] = useState('');
  const [numbers, setNumbers] = useState(competition.settings.hasCompetitorNumbers);
  const [first, setFirst] = useState('1');
  const [skip, setSkip] = useState(false);
  const [others, setOthers] = useState<readonly number[]>([]);
  // Why nobody was entered; the rows say the rest.
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const showError = useShowError();
  const wish: ImportWish = {
    table,
    ...(columns && { columns }),
    category: category || null,
    firstNumber: numbers ? Math.max(1, Number(first)) : null,
    ...(others.length > 0 && { others: [...others] }),
  };
  const { outcome, checking, failed, again } = useImportPreview(uuid, wish);
  const lines = outcome?.lines ?? [];
  const errors = lines.filter(({ status }) => status === 'error').length;
  const entering = lines.filter(({ status }) => status === 'new' || status === 'waiting').length;

  async function submit() {
    setBusy(true);
    setRefused(null);
    try {
      const imported = await importEntries(uuid, { ...wish, skipErrors: skip });
      showError(null);
      onDone(imported);
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'import.invalid') setRefused(error.message);
      else {
        showError(await failureText(error));
      }
      // They may be entered by now: an organiser who marked them as other people must look again.
      if (error instanceof UnreachableError) setOthers([]);
      again();
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className={styles.form}>
        <TableSource
          table={table}
          onTable={(text) => {
            setTable(text);
            setColumns(null);
            setOthers([]);
            setRefused(null);
          }}
        />
        <ImportOptions
          categories={categories}
          category={category}
          onCategory={setCategory}
          numbers={numbers}
          onNumbers={setNumbers}
          first={first}
          onFirst={setFirst}
        />
      </div>
      {failed !== null && (
        <Notice tone="error" action={<Button onClick={again}>{texts.tryAgain}</Button>}>
          {failed}
        </Notice>
      )}
      {checking && !outcome && <SkeletonRows label={texts.checking} />}
      {outcome && (
        <div className={styles.outcome} aria-busy={checking}>
          <ColumnChoice outcome={outcome} onColumns={setColumns} />
          <Section title={texts.preview}>
            {refused !== null && (
              <Focused>
                <Notice tone="error">{refused}</Notice>
              </Focused>
            )}
            <ImportPreview
              lines={lines}
              categories={categories}
              others={others}
              onOther={(line, other) =>
                setOthers(other ? [...others, line] : others.filter((one) => one !== line))
              }
            />
          </Section>
          <StickyActionBar>
            {errors > 0 && entering > 0 && (
              <Checkbox
                label={texts.skip(errors)}
                checked={skip}
                onChange={(event) => setSkip(event.target.checked)}
              />
            )}
            <Button
              variant="primary"
              size="lg"
              fullWidth
              busy={busy}
              disabled={checking || entering === 0 || (errors > 0 && !skip)}
              onClick={() => void submit()}
            >
              {entering === 0 ? texts.nothing : texts.submit(entering)}
            </Button>
          </StickyActionBar>
        </div>
      )}
    </>
  );
}
