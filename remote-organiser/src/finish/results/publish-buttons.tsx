import type { Competition } from '@topout/contract';
import { Button } from '@topout/ui';
import { useState } from 'react';
import { PublishDialog } from './publish-dialog.tsx';
import { resultsTexts as texts } from './texts.ts';

export interface PublishButtonsProps {
  readonly competition: string;
  /** Null = the whole competition. */
  readonly stage: string | null;
  readonly name: string;
  readonly published: Competition['published'];
  /** Results of an open stage can only be provisional. */
  readonly closed: boolean;
}

/** Publishes results for the first time, after asking. Corrections are published elsewhere. */
export function PublishButtons({ competition, stage, name, published, closed }: PublishButtonsProps) {
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      {!published && <Button onClick={() => setAsking(false)}>{texts.asProvisional.confirm}</Button>}
      {closed && !published?.final && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          {texts.asFinal.confirm}
        </Button>
      )}
      <PublishDialog
        competition={competition}
        stage={stage}
        name={name}
        final={asking}
        amends={false}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
