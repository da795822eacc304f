import type { Competition, EntryDetail } from '@topout/contract';
import { recordsAgree } from '@topout/domain';
import { Button, classNames, UndoIcon } from '@topout/ui';
import { useEffect, useRef } from 'react';
import { StateLabel } from '../../outbox/state-label.tsx';
import type { DayRoute } from '../card-day.ts';
import { BoulderKeys } from '../own/boulder-keys.tsx';
import styles from '../own/own.module.css';
import { Reached } from '../own/reached.tsx';
import { SportKeys } from '../own/sport-keys.tsx';
import { useOwnState } from '../own/use-own-state.ts';
import { RouteName, RouteResult } from '../route-cells.tsx';
import Difference from './difference.tsx';
import own from './marker.module.css';
import type { Recorded } from './records.ts';
import { markerTexts as texts } from './texts.ts';
import { useMarkLog } from './use-mark-log.ts';

export interface MarkRowProps {
  readonly competition: Competition;
  /** The climber's, as the marker reads it. */
  readonly card: EntryDetail;
  /** With the marker's record as its result. */
  readonly of: DayRoute;
  readonly record: readonly Recorded[];
  /** What the climber has logged. */
  readonly theirs: readonly Recorded[];
  /** A judge has logged the result: it needs no second record. */
  readonly judged: boolean;
  readonly countsAttempts: boolean;
  readonly mayLog: boolean;
  readonly opened: boolean;
  readonly onToggle: (route: string) => void;
}

/** One route of the card that somebody keeps for another: their record, and on a tap its keys. */
export function MarkRow(props: MarkRowProps) {
  const { competition, card, of, record, theirs, judged, countsAttempts, mayLog, opened, onToggle } = props;
  const { route, name } = of;
  const { uuid: user, firstName } = card.user;
  const log = useMarkLog(competition.uuid, user);
  const state = useOwnState(route.uuid, user, 'result.mark');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (opened) row.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const last = record.at(-1);
  const keys = texts.keys(name, firstName);
  return (
    <li ref={row} className={classNames(styles.row, opened && styles.opened)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={opened}
        onClick={() => onToggle(route.uuid)}
      >
        <RouteName of={of} />
        <span className={styles.reached}>
          {countsAttempts || route.climbType === 'SPORT' ? <RouteResult of={of} /> : <Reached of={of} />}
          {state && !opened && <StateLabel state={state.state} awaited />}
          <small className={own.state}>{stateOf(props)}</small>
        </span>
      </button>
      {!judged && record.length > 0 && (
        <Difference route={route} mine={record} theirs={theirs} name={firstName} />
      )}
      {opened && (
        <div className={styles.panel}>
          {route.climbType === 'BOULDER' ? (
            <BoulderKeys
              label={keys}
              route={route}
              attempts={record}
              rules={competition.settings}
              countsAttempts={countsAttempts}
              mayLog={mayLog && !judged}
              onLog={(said, adds) => log(route, adds ? [...record, ...said] : said)}
            />
          ) : (
            <SportKeys
              key={JSON.stringify(last)}
              label={keys}
              route={route}
              saved={last}
              mayLog={mayLog && !judged}
              onLog={(said) => log(route, [said])}
            />
          )}
          <div className={styles.foot}>
            <output className={styles.saved}>{state && <StateLabel state={state.state} awaited />}</output>
            {last && mayLog && !judged && (
              <Button
                variant="quiet"
                icon={<UndoIcon />}
                aria-label={texts.undoOn(name)}
                onClick={() => log(route, countsAttempts ? record.slice(0, -1) : [])}
              >
                {texts.undo}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

function stateOf({ judged, record, theirs, of }: MarkRowProps): string | null {
  if (judged) return texts.settled;
  if (record.length === 0) return theirs.length > 0 ? texts.notLogged : null;
  const same = theirs.length > 0 && recordsAgree(record, theirs, of.route.climbType);
  return same ? texts.same : null;
}
