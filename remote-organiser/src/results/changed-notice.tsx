import type { PublicationChanges } from '@topout/contract';
import { usePublicationChanges } from '@topout/api-client';
import { Button, Notice, Stack } from '@topout/ui';
import { useState } from 'react';
import { ChangedRows } from './changed-rows.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';

export interface ChangedNoticeProps {
  readonly competition: string;
  /** Null = the whole competition. */
  readonly stage: string | null;
  readonly name: string;
  /** Final results may be given out again only then. */
  readonly closed: boolean;
}

/** What was given out last is no longer how it stands: what differs, and the way to give it out again. */
export function ChangedNotice({ competition, stage, name, closed }: ChangedNoticeProps) {
  const { data = [] } = usePublicationChanges(competition);
  const [asking, setAsking] = useState(false);
  const changes = data.find((one) => one.stage === stage);
  if (!changes) return null;
  const { final, version, rows } = changes;
  return (
    <Stack gap={2}>
      <Notice
        tone="warning"
        title={texts.changed(movedCount(rows))}
        action={
          (closed || !final) && (
            <Button variant={final ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
              {texts.publishAgain}
            </Button>
          )
        }
      >
        {closed || !final ? texts.changedText(version) : texts.changedOpen(version)}
      </Notice>
      <details className={styles.changes}>
        <summary>{texts.changedShow}</summary>
        <ChangedRows rows={rows} />
      </details>
      <PublishDialog
        competition={competition}
        stage={stage}
        name={name}
        final={asking ? final : null}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

/** How many stand on another place, have one now, or have none any more. */
const movedCount = (rows: PublicationChanges['rows']): number =>
  rows.filter(({ before, after }) => (before?.position ?? null) !== (after?.position ?? null)).length;
