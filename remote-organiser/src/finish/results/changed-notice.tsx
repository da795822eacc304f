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
  /** Only then may final results be published again. */
  readonly closed: boolean;
}

/** The last publication is out of date: shows the differences, and a button to publish again. */
export function ChangedNotice({ competition, stage, name, closed }: ChangedNoticeProps) {
  const { data = [] } = usePublicationChanges(competition);
  const [asking, setAsking] = useState(false);
  const changes = data.find((one) => one.stage === stage);
  if (!changes) return null;
  const { final, version, rows, teams } = changes;
  return (
    <Stack gap={2}>
      <Notice
        tone="warning"
        title={texts.changed(movedCount([...rows, ...teams]))}
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
        <ChangedRows rows={rows} teams={teams} />
      </details>
      <PublishDialog
        competition={competition}
        stage={stage}
        name={name}
        final={asking ? final : null}
        amends={final}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

/** How many have another place, a new one, or none any more. */
const movedCount = (rows: readonly Pick<PublicationChanges['rows'][number], 'before' | 'after'>[]): number =>
  rows.filter(({ before, after }) => (before?.position ?? null) !== (after?.position ?? null)).length;
