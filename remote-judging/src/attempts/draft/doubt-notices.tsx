import type { Route } from '@topout/contract';
import { useEntries, useOutbox } from '@topout/api-client';
import { AlertIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import { marksOf } from '../../queue/marks-of.ts';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import styles from './doubt-notices.module.css';
import { afterTop, notInQueue, sameJustSaved } from './doubts.ts';

export interface DoubtNoticesProps {
  readonly competition: string;
  readonly route: Route;
  readonly user: string;
  readonly attempts: readonly ShownAttempt[];
  readonly queue: readonly string[];
  /** Stays below them: what is doubtful is what the judge may want to take back. */
  readonly children: ReactNode;
}

/** Warns about unlikely input, next to the button that saves it; forbids nothing. */
export function DoubtNotices(props: DoubtNoticesProps) {
  const { competition, route, user, attempts, queue, children } = props;
  // The screen around it has read them: the first tap does not read them again.
  const { data: entries } = useEntries(competition, { peek: true });
  const items = useOutbox()?.items ?? [];
  const nameOf = (wanted: string | null | undefined) =>
    entries?.find((entry) => entry.user.uuid === wanted)?.user.name;
  const item = items.findLast(({ command }) => command.kind.startsWith('attempts.'));
  const said = (item?.command.payload.attempts ?? []).map(
    ({ success, segmentsCount = 0, usedLastHold = false }) => ({
      success,
      segmentsCount,
      usedLastHold,
    }),
  );
  const before = {
    item,
    name: nameOf(item?.command.competitor) ?? '',
    marks: marksOf({ attempts: said }, route),
  };
  const entered = { route: route.uuid, user, marks: marksOf({ attempts }, route) };
  const doubts = [
    afterTop(attempts, route),
    sameJustSaved(entered, before, Date.parse(attempts.at(-1)?.timestamp ?? '')),
    notInQueue({ user }, queue, nameOf(queue[0])),
  ].filter((doubt) => doubt !== null);
  return (
    <>
      {doubts.map((doubt) => (
        <output key={doubt} className={styles.doubt}>
          <AlertIcon size={18} />
          {doubt}
        </output>
      ))}
      {children}
    </>
  );
}
