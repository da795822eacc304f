import { type Competition, publishResults } from '@topout/api-client';
import { Button, ConfirmDialog } from '@topout/ui';
import { useState } from 'react';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

export interface PublishButtonsProps {
  readonly competition: string;
  /** Null = the whole competition. */
  readonly stage: string | null;
  readonly name: string;
  readonly published: Competition['published'];
  /** Results of an open stage may be provisional only. */
  readonly closed: boolean;
}

/** Gives results out for the first time: provisional at a click, final after a question. Corrections have their own way. */
export function PublishButtons({ competition, stage, name, published, closed }: PublishButtonsProps) {
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const publish = async (final: boolean) => {
    await run(() => publishResults(competition, stage, final));
    setAsking(false);
  };
  return (
    <>
      {!published && (
        <Button busy={busy && !asking} onClick={() => void publish(false)}>
          {texts.publishProvisional}
        </Button>
      )}
      {closed && !published?.final && (
        <Button variant="primary" disabled={busy} onClick={() => setAsking(true)}>
          {texts.publishFinal}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.publishTitle(name)}
        confirmLabel={texts.publishFinal}
        cancelLabel={texts.cancel}
        busy={busy}
        onConfirm={() => void publish(true)}
        onClose={() => setAsking(false)}
      >
        {texts.publishText}
      </ConfirmDialog>
    </>
  );
}
