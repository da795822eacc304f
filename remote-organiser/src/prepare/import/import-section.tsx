import type { Competition } from '@topout/contract';
import type { ImportOutcome } from '@topout/api-client';
import { Button, ButtonLink, Notice, Row } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Focused } from './focused.tsx';
import { ImportForm } from './import-form.tsx';
import styles from './import.module.css';
import { LineTable } from './line-table.tsx';
import { NumberEverybody } from './number-everybody.tsx';
import { SectionHead } from '../setup/section-head.tsx';
import { importTexts as texts } from './texts.ts';

/** From rows to entries, and the outcome. */
export function ImportSection({ competition }: { readonly competition: Competition }) {
  const [done, setDone] = useState<ImportOutcome | null>(null);
  const leftOut = done?.lines.filter(({ status }) => status === 'error') ?? [];
  return (
    <div className={styles.section}>
      <SectionHead title={texts.title} lead={texts.lead} />
      {done === null ? (
        <ImportForm competition={competition} onDone={setDone} />
      ) : (
        <>
          <Focused>
            <Notice tone="success" title={texts.done(done.imported)}>
              {texts.doneText}
            </Notice>
          </Focused>
          {leftOut.length > 0 && (
            <LineTable
              title={texts.leftOutRows}
              lines={leftOut}
              categories={competition.stages[0]?.categories ?? []}
            />
          )}
          <Row wrap>
            <ButtonLink as={Link} variant="primary" to={`/${competition.uuid}/entries`}>
              {texts.toEntries}
            </ButtonLink>
            <Button onClick={() => setDone(null)}>{texts.another}</Button>
          </Row>
        </>
      )}
      <NumberEverybody competition={competition.uuid} />
    </div>
  );
}
