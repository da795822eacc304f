import { type NewCommand, serverNow, useClock, useRouteAttempts } from '@topout/api-client';
import { clockAt, clockText, longest, nextHasStarted } from '@topout/domain';
import { ConfirmDialog, Notice, Stack } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { useState } from 'react';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import { holdText, incidentTexts as texts } from './texts.ts';

type Said = NonNullable<NewCommand['payload']['incident']>;

export interface RecordIncidentProps {
  readonly competition: string;
  readonly route: string;
  readonly user: string;
  readonly isBoulder: boolean;
  /** On screen, saved or not. */
  readonly attempts: readonly ShownAttempt[];
  readonly onRecord: (said: Said) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what happened; where the attempt ended, or the time left, the screen knows. */
export default function RecordIncident(props: RecordIncidentProps) {
  const { competition, route, user, isBoulder, attempts, onRecord, onClose } = props;
  const [openedMs] = useState(serverNow);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const left = useTimeLeft(competition, openedMs);
  const { data: all = [] } = useRouteAttempts(competition, route);
  const others = all.filter((group) => group.user !== user).flatMap((group) => group.attempts);
  const last = attempts.at(-1);
  const reached = last && { hold: last.segmentsCount, plus: last.usedLastHold };
  const place = isBoulder
    ? { hold: null, plus: false, leftMs: left }
    : reached && { ...reached, leftMs: null };

  async function record() {
    if (!place) return;
    setBusy(true);
    await onRecord({ ...place, text: text.trim() }).finally(() => setBusy(false));
    onClose();
    // What has become of it stands at the top, above the button of this question.
    window.scrollTo({ top: 0 });
  }
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.act}
      busy={busy}
      disabled={!place || text.trim() === ''}
      lightDismiss={false}
      onConfirm={() => void record()}
      onClose={onClose}
    >
      <Stack gap={3}>
        {isBoulder ? (
          <p>
            {left !== null && `${texts.leftNow(clockText(left))}. `}
            {texts.notLogged}
          </p>
        ) : (
          <p>{reached ? texts.endsAt(holdText(reached)) : texts.enterFirst}</p>
        )}
        {nextHasStarted(attempts, others) && <Notice tone="warning">{texts.late}</Notice>}
        <Field label={texts.what} hint={texts.whatHint}>
          <TextArea
            value={text}
            rows={3}
            maxLength={longest.dispute}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}

/** While somebody climbs by a clock: what was left when it happened. */
function useTimeLeft(competition: string, atMs: number): number | null {
  const { data } = useClock(competition);
  if (!data?.clock) return null;
  const { phase, status, leftMs } = clockAt(data.clock, atMs);
  return phase === 'CLIMB' && status !== 'READY' && status !== 'ENDED' ? Math.round(leftMs) : null;
}
