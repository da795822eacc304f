import type { Competition, EntryDetail } from '@topout/contract';
import { climbersScore, ownAttemptRights } from '@topout/domain';
import { classNames } from '@topout/ui';
import { useEffect, useRef } from 'react';
import { Optional } from '../../optional/optional.tsx';
import { climbersQueueOn, confirmedByOn, scoredByOn } from '../../competition/competition-routes.ts';
import type { ShownStream } from '../../outbox/overlay-attempts.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import type { DayRoute } from '../card-day.ts';
import { RouteName, RouteResult } from '../route-cells.tsx';
import styles from './own.module.css';
import { Difference, OwnPanel, QueuePanel } from './parts.ts';
import type { Shared } from './shared-day.ts';
import type { Confirmation } from '../witness/confirmation.ts';
import { Reached } from './reached.tsx';
import { ownTexts as texts } from './texts.ts';
import { QueueLength } from './queues/queue-length.tsx';
import { rounded } from './rounded.ts';
import { useOwnState } from './use-own-state.ts';

export interface OwnRowProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  readonly of: DayRoute;
  readonly stream: ShownStream | undefined;
  readonly confirmation: Confirmation | undefined;
  /** What the routes of the card bring, by route uuid. */
  readonly scores: ReadonlyMap<string, number>;
  /** See `OwnRoutes`. */
  readonly shared: Shared | null;
  /** It is among the best that count. */
  readonly counts: boolean;
  /** The number of attempts makes a difference. */
  readonly countsAttempts: boolean;
  /** Results are taken now. */
  readonly open: boolean;
  readonly opened: boolean;
  readonly onToggle: (route: string) => void;
}

const noMark: readonly never[] = [];

/** One route: what was reached, and on a tap its keys. */
export function OwnRow(props: OwnRowProps) {
  const {
    competition,
    card,
    of,
    stream,
    confirmation,
    scores,
    shared,
    counts,
    countsAttempts,
    open,
    opened,
    onToggle,
  } = props;
  const { route } = of;
  const user = card.user.uuid;
  const state = useOwnState(route.uuid, user, 'attempts.');
  const row = useRef<HTMLLIElement>(null);
  const isMine = climbersScore(scoredByOn(route, competition, card.category.uuid));
  const queues = climbersQueueOn(route, competition, card.category.uuid);
  useEffect(() => {
    if (opened) row.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const cells = (
    <>
      <RouteName of={of} />
      <span className={styles.reached}>
        {countsAttempts || route.climbType === 'SPORT' ? <RouteResult of={of} /> : <Reached of={of} />}
        {state && !opened && <StateLabel state={state.state} awaited={of.unconfirmed} />}
        {queues && !opened && <QueueLength route={route.uuid} user={user} />}
        {of.unconfirmed && (
          <small className={styles.unconfirmed} aria-hidden="true">
            {texts.unconfirmed}
          </small>
        )}
      </span>
      <span className={styles.points}>
        <strong>{of.result?.score != null && rounded(of.result.score)}</strong>
        {of.result?.score != null && !counts && <small>{texts.notCounted}</small>}
      </span>
    </>
  );
  if (!stream || !(isMine || queues))
    return (
      <li className={styles.row}>
        <div className={styles.line}>{cells}</div>
        {!isMine && <p className={styles.by}>{texts.byJudges}</p>}
      </li>
    );
  const saved = card.streams.find((one) => one.route === route.uuid);
  // What a judge has logged or confirmed needs no second record.
  const byMarker =
    saved?.mark !== undefined &&
    (confirmation ? confirmation.state !== 'confirmed' : stream.attempts.length === 0) &&
    confirmedByOn(route, competition, card.category.uuid) === 'MARKER';
  const removed = card.streams.some((one) => one.route === route.uuid && one.removed === true);
  const judges = stream.attempts.map(({ judge }) => ({ judge: judge?.uuid ?? null }));
  return (
    <li ref={row} className={classNames(styles.row, opened && styles.opened)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={opened}
        onClick={() => onToggle(route.uuid)}
      >
        {cells}
      </button>
      {byMarker && (
        <Optional quiet>
          <Difference
            route={route}
            mine={stream.attempts}
            theirs={saved?.mark ?? noMark}
            name={card.marker?.firstName ?? null}
          />
        </Optional>
      )}
      {opened && queues && (
        <Optional>
          <QueuePanel competition={competition} of={of} user={user} open={open} />
        </Optional>
      )}
      {opened && !isMine && <p className={styles.by}>{texts.byJudges}</p>}
      {opened && isMine && (
        <Optional fallback={<div className={styles.panelSpace} />}>
          <OwnPanel
            competition={competition}
            of={of}
            user={user}
            stream={stream}
            confirmation={confirmation}
            scores={scores}
            shared={shared}
            countsAttempts={countsAttempts}
            state={state}
            mayLog={open && ownAttemptRights(user, judges).canAdd}
            judged={!ownAttemptRights(user, judges).canAdd}
            removed={removed}
          />
        </Optional>
      )}
    </li>
  );
}
