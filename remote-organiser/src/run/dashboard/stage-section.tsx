import type { Competition } from '@topout/contract';
import { saveCompetition } from '@topout/api-client';
import { formatMoment, forReader, venueZone } from '@topout/domain';
import { Button, Card, ConfirmDialog, Notice, Row, Section, Stack } from '@topout/ui';
import { useState } from 'react';
import { OpenWorkList } from '../open-work/open-work-list.tsx';
import { OpeningList } from '../open-work/opening-list.tsx';
import { texts } from './texts.ts';

/**
 * Closes and reopens judging: asks first, and the history records it. (behaviour:
 * organising#opening-and-closing)
 */
export function StageSection({ competition }: { readonly competition: Competition }) {
  const { uuid, stages, status, venues } = competition;
  const [stage] = stages;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!stage) return null;
  const { pendingResults: isOpen, closedAt } = stage;
  const change = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await saveCompetition(uuid, { pendingResults: !isOpen });
      setAsking(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const closedSince = closedAt && forReader(formatMoment, closedAt, venueZone(venues[0]));
  return (
    <Section title={texts.stage}>
      <Card>
        <Stack gap={3}>
          <p>
            <strong>
              {!isOpen && closedSince !== null
                ? texts.isClosed(closedSince)
                : status === 'PAST'
                  ? texts.isEnded
                  : texts.isOpen}
            </strong>
            <br />
            {isOpen ? texts.isOpenHint : texts.isClosedHint}
          </p>
          <Row>
            <Button onClick={() => setAsking(true)}>{isOpen ? texts.closeStage : texts.reopenStage}</Button>
          </Row>
        </Stack>
      </Card>
      <ConfirmDialog
        open={asking}
        title={isOpen ? texts.closeTitle : texts.reopenTitle}
        confirmLabel={isOpen ? texts.closeStage : texts.reopenStage}
        busy={busy}
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      >
        <Stack gap={3}>
          <p>{isOpen ? texts.closeQuestion : texts.reopenQuestion}</p>
          {asking && !isOpen && <OpeningList competition={uuid} stage={stage} before={null} />}
          {asking && isOpen && <OpenWorkList competition={uuid} stage={stage.uuid} />}
          {failed && (
            <Notice tone="error" title={texts.failed}>
              {texts.tryAgain}
            </Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}
