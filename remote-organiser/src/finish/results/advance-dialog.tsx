import type { Stage } from '@topout/contract';
import {
  advanceStage,
  type Advancement,
  declineStage,
  type Places,
  previewAdvance,
  RefusedError,
} from '@topout/api-client';
import { ConfirmDialog, Notice, SkeletonRows, Stack } from '@topout/ui';
import { useEffect, useMemo, useState } from 'react';
import { Advancers } from './advancers.tsx';
import { type Advanced, formerPlaces } from './advanced-toast.tsx';
import { PlacesFields, placesFor, readPlaces } from './places-fields.tsx';
import { resultsTexts as texts } from './texts.ts';

export interface AdvanceDialogProps {
  readonly competition: string;
  readonly stage: Stage;
  readonly next: Stage;
  readonly onClose: () => void;
  readonly onAdvanced: (advanced: Advanced) => void;
}

const pauseMs = 200;

/** Who would advance to the next stage; decides nothing yet. */
export default function AdvanceDialog({ competition, stage, next, onClose, onAdvanced }: AdvanceDialogProps) {
  const [typed, setTyped] = useState(() => placesFor(stage, next));
  const places = useMemo(() => readPlaces(typed), [typed]);
  const { preview, failure, setFailure, readAgain } = usePreview(competition, stage.uuid, places);
  const [busy, setBusy] = useState(false);
  const count = preview?.categories.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const open = stage.state === 'OPEN';

  async function advance() {
    if (!places) return;
    setBusy(true);
    try {
      await advanceStage(competition, stage.uuid, places);
      onAdvanced({ count, former: formerPlaces(stage) });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const decline = (user: string, declines: boolean) =>
    declineStage(competition, user, { stage: next.uuid, declines }).then(readAgain, (error: unknown) =>
      setFailure(messageOf(error)),
    );

  return (
    <ConfirmDialog
      open
      wide
      lightDismiss={false}
      title={texts.into(next.name)}
      onClose={onClose}
      confirmLabel={texts.advance(count, next.name)}
      busy={busy}
      disabled={open || count === 0 || !places}
      onConfirm={() => void advance()}
    >
      <Stack gap={4}>
        {open && <Notice tone="info">{texts.closeFirst(stage.name)}</Notice>}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <PlacesFields categories={stage.categories} typed={typed} onChange={setTyped} />
        {preview ? (
          <Advancers preview={preview} onDecline={decline} />
        ) : (
          <SkeletonRows count={6} label={texts.loading} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof RefusedError ? (error.messages[0] ?? texts.failed) : texts.failed;

/** Asks again once the places have stayed the same for a moment. */
function usePreview(competition: string, stage: string, places: Places | null) {
  const [preview, setPreview] = useState<Advancement | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (!places) return;
    let current = true;
    const timer = setTimeout(() => {
      previewAdvance(competition, stage, places).then(
        (found) => {
          if (!current) return;
          setPreview(found);
          setFailure(null);
        },
        (error: unknown) => current && setFailure(messageOf(error)),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [competition, stage, places, read]);
  return { preview, failure, setFailure, readAgain: () => setRead((count) => count + 1) };
}
