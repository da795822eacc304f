import type { Judge } from '@topout/contract';
import { saveJudge } from '@topout/api-client';
import { Button, CheckIcon, ConfirmDialog, List, Section } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { PersonLine } from './person-line.tsx';
import { texts } from './texts.ts';

interface RequestsSectionProps {
  readonly competition: string;
  readonly requests: readonly Judge[];
}

/** People who scanned the code and are waiting for approval. */
export function RequestsSection({ competition, requests }: RequestsSectionProps) {
  const [refusing, setRefusing] = useState<Judge | null>(null);
  const { busy, change } = useChange();
  if (requests.length === 0) return null;
  const decide = (judge: Judge, approved: boolean) =>
    change(() => saveJudge(competition, judge.uuid, { approved }));
  return (
    <Section title={texts.requests} count={requests.length} description={texts.requestsHint}>
      <List>
        {requests.map((judge) => (
          <PersonLine key={judge.uuid} judge={judge} facts={judge.email ?? ''}>
            <Button disabled={busy} onClick={() => setRefusing(judge)}>
              {texts.refuse}
            </Button>
            <Button
              variant="primary"
              icon={<CheckIcon />}
              disabled={busy}
              onClick={() => void decide(judge, true)}
            >
              {texts.approve}
            </Button>
          </PersonLine>
        ))}
      </List>
      <ConfirmDialog
        open={refusing !== null}
        title={texts.refuseTitle(refusing?.name ?? '')}
        confirmLabel={texts.refuse}
        busy={busy}
        onConfirm={() => {
          if (refusing) void decide(refusing, false).then(() => setRefusing(null));
        }}
        onClose={() => setRefusing(null)}
      >
        {texts.refuseQuestion}
      </ConfirmDialog>
    </Section>
  );
}
