import { clockOffsetMs, goesOn, isUnsent, type OutboxItem, sessionAtom, useOutbox } from '@topout/api-client';
import { Button, Notice, Row, Stack, WifiOffIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { HandOverButton } from '../hand-over/hand-over-button.tsx';
import styles from './outbox-notices.module.css';
import { texts } from './texts.ts';
import { useLasting } from './use-lasting.ts';
import { DroppedNotice } from './dropped-notice.tsx';
import { droppedOf } from './dropped.ts';
import { HeldNotice } from './held-notice.tsx';
import type { HeldLine } from './use-settleable.ts';

/** On a good line a change is sent before anybody could read a notice about it. */
const graceMs = 3_000;

/** A judge who looks at the phone's own clock must know. */
const skewMs = 120_000;

/** By then a judge may want to get it to the server in another way. */
const stuckMs = 10_000;

export interface UnsentNoticesProps {
  readonly competition: string;
  /** The screen shows older data; the server does not answer now. */
  readonly stale: boolean;
  /** What the person has to decide. */
  readonly held: readonly HeldLine[];
}

/**
 * What part of a person's work is not on the server yet, and what to do about it; nothing when all is well.
 * Being offline is normal here: one line, no alarm.
 */
export function UnsentNotices({ competition, stale, held }: UnsentNoticesProps) {
  const open = useOutbox();
  const signedOut = goesOn(useAtomValue(sessionAtom));
  const here = open?.items.filter((item) => item.competition === competition) ?? [];
  const unsent = here.filter(isUnsent);
  const refused = here.filter(({ state }) => state === 'refused');
  const late = useLasting(unsent.length > 0, graceMs);
  const stuck = useLasting(unsent.length > 0, stuckMs);
  const old = useLasting(stale, graceMs) && !late;
  const clock = clockOffsetMs();
  const wrongClock = Math.abs(clock) >= skewMs;
  const cannotKeep = open !== null && !open.outbox.lasts();
  if (
    !late &&
    !old &&
    !wrongClock &&
    !cannotKeep &&
    held.length + refused.length + droppedOf(here).length === 0
  )
    return null;

  return (
    <Stack gap={3}>
      {late && (
        <Notice
          tone="warning"
          title={texts.unsentResults(unsent.length)}
          action={stuck && <HandOverButton competition={competition} />}
        >
          {unsentHint(
            unsent.some(({ fragile }) => fragile),
            signedOut,
          )}
        </Notice>
      )}
      {cannotKeep && (
        <Notice tone="warning" title={texts.cannotKeep}>
          {texts.cannotKeepHint}
        </Notice>
      )}
      {wrongClock && <Notice tone="info">{texts.wrongClock(Math.round(-clock / 60_000))}</Notice>}
      {old && (
        <p className={styles.stale}>
          <WifiOffIcon size={18} /> {texts.stale}
        </p>
      )}
      {held.length > 0 && <HeldNotice competition={competition} held={held} />}
      {open && <DroppedNotice items={here} outbox={open.outbox} />}
      {open && refused.map((item) => <RefusedNotice key={item.id} item={item} outbox={open.outbox} />)}
    </Stack>
  );
}

function unsentHint(fragile: boolean, signedOut: boolean): string {
  if (fragile) return texts.unsentFragile;
  return signedOut ? texts.unsentSignedOut : texts.unsentHint;
}

interface RefusedNoticeProps {
  readonly item: OutboxItem;
  readonly outbox: NonNullable<ReturnType<typeof useOutbox>>['outbox'];
}

function RefusedNotice({ item: { id, reason }, outbox }: RefusedNoticeProps) {
  return (
    <Notice
      tone="error"
      title={texts.refusedResults(1)}
      action={
        <Row gap={2}>
          <Button onClick={() => void outbox.forget(id)}>{texts.discard}</Button>
          <Button onClick={() => void outbox.retry(id)}>{texts.tryAgain}</Button>
        </Row>
      }
    >
      {reason?.message}
    </Notice>
  );
}
