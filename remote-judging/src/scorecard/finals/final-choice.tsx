import { declineStage, refreshEntry } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import type { Competition, EntryDetail } from '@topout/contract';
import { Button, Notice } from '@topout/ui';
import { useState } from 'react';
import { finalTexts as texts } from './texts.ts';

interface FinalChoiceProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
}

/** Whether one wants to climb in the stage after this. (behaviour: organising#finals) */
export default function FinalChoice({ competition, card, shown }: FinalChoiceProps) {
  const [busy, setBusy] = useState(false);
  const showError = useShowError();
  const next = stageAfter(competition, card);
  if (card.declined === undefined || next === undefined) return null;
  const say = async (declines: boolean) => {
    setBusy(true);
    try {
      await declineStage(competition.uuid, card.user.uuid, { stage: next.uuid, declines });
      showError(null);
      await refreshEntry(competition.uuid, shown);
    } catch (error) {
      showError(error instanceof Error ? error.message : texts.failed, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div data-print="hide">
      {card.declined ? (
        <Notice
          tone="info"
          title={texts.declined(next.name)}
          action={
            <Button busy={busy} onClick={() => void say(false)}>
              {texts.afterAll}
            </Button>
          }
        >
          {texts.movesUp}
        </Notice>
      ) : (
        <Button variant="quiet" busy={busy} onClick={() => void say(true)}>
          {texts.decline(next.name)}
        </Button>
      )}
    </div>
  );
}

function stageAfter({ stages }: Competition, { stageScorecards: [own] }: EntryDetail) {
  const position = stages.find(({ uuid }) => uuid === own?.uuid)?.position;
  return stages
    .filter((stage) => position !== undefined && stage.position > position)
    .toSorted((a, b) => a.position - b.position)[0];
}
