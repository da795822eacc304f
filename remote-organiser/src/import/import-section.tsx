import type { Competition } from '@topout/api-client';
import { Button, ButtonLink, Notice, Row } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ImportForm } from './import-form.tsx';
import styles from './import.module.css';
import { NumberEverybody } from './number-everybody.tsx';
import { SectionHead } from '../setup/section-head.tsx';
import { importTexts as texts } from './texts.ts';

/** From rows to entries, and what became of them. */
export function ImportSection({ competition }: { readonly competition: Competition }) {
  const [imported, setImported] = useState<number | null>(null);
  return (
    <div className={styles.section}>
      <SectionHead title={texts.title} lead={texts.lead} />
      {imported === null ? (
        <ImportForm competition={competition} onDone={setImported} />
      ) : (
        <>
          <Notice tone="success" title={texts.done(imported)}>
            {texts.doneText}
          </Notice>
          <Row wrap>
            <ButtonLink as={Link} variant="primary" to={`/${competition.uuid}/entries`}>
              {texts.toEntries}
            </ButtonLink>
            <Button onClick={() => setImported(null)}>{texts.another}</Button>
          </Row>
        </>
      )}
      <NumberEverybody competition={competition.uuid} />
    </div>
  );
}
