import type { Competition } from '@topout/contract';
import { formatTime, gainOf, ordinal, resultOf, routeScore, venueZone } from '@topout/domain';
import { Button, UndoIcon } from '@topout/ui';
import type { ShownStream } from '../../outbox/overlay-attempts.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import type { DayRoute } from '../card-day.ts';
import { BoulderKeys } from './boulder-keys.tsx';
import { AskWitness } from '../witness/ask-witness.tsx';
import type { Confirmation } from '../witness/confirmation.ts';
import styles from './own.module.css';
import { SportKeys } from './sport-keys.tsx';
import type { Shared } from './shared-day.ts';
import { rounded } from './rounded.ts';
import { ownTexts as texts } from './texts.ts';
import { useOwnLog } from './use-own-log.ts';
import type { OwnState } from './use-own-state.ts';

export interface OwnPanelProps {
  readonly competition: Competition;
  readonly of: DayRoute;
  /** Profile uuid of the climber. */
  readonly user: string;
  readonly stream: ShownStream;
  readonly confirmation: Confirmation | undefined;
  readonly scores: ReadonlyMap<string, number>;
  readonly shared: Shared | null;
  readonly countsAttempts: boolean;
  readonly state: OwnState | null;
  readonly mayLog: boolean;
  /** Somebody else has logged here. */
  readonly judged: boolean;
  /** Somebody else has removed what was logged here. */
  readonly removed: boolean;
}

/** The keys of one route, what was saved last, and Undo. */
export default function OwnPanel(props: OwnPanelProps) {
  const {
    competition,
    of,
    user,
    stream,
    confirmation,
    scores,
    shared,
    countsAttempts,
    state,
    mayLog,
    judged,
    removed,
  } = props;
  const { settings } = competition;
  const { route, name } = of;
  const { log, takeBack } = useOwnLog(competition.uuid, user);
  const last = stream.attempts.at(-1);
  const gain = topGain(of, stream, { scores, shared }, competition);
  return (
    <div className={styles.panel}>
      {route.climbType === 'BOULDER' ? (
        <BoulderKeys
          label={texts.keys(name)}
          route={route}
          attempts={stream.attempts}
          rules={settings}
          countsAttempts={countsAttempts}
          mayLog={mayLog}
          onLog={(said, adds) => log(route, stream, said, adds)}
        />
      ) : (
        <SportKeys
          // Another phone, or Undo, begins the counter anew.
          key={last?.uuid}
          label={texts.keys(name)}
          route={route}
          saved={last}
          mayLog={mayLog}
          onLog={(said) => log(route, stream, [said], false)}
        />
      )}
      {judged && <p className={styles.note}>{texts.judged}</p>}
      {removed && !last && <p className={styles.note}>{texts.removed}</p>}
      {state?.state === 'held' && <p className={styles.note}>{texts.heldFor(state.reason ?? '')}</p>}
      <div className={styles.foot}>
        <output className={styles.saved}>
          {state && <StateLabel state={state.state} awaited={of.unconfirmed} />}
          {last ? (
            <span>
              {route.climbType === 'BOULDER' && countsAttempts
                ? texts.saved(ordinal(stream.attempts.length), timeOf(last.timestamp, competition))
                : texts.savedAt(timeOf(last.timestamp, competition))}
            </span>
          ) : (
            gain !== null && <span>{texts.topGain(gain)}</span>
          )}
        </output>
        {last && mayLog && (
          <Button
            variant="quiet"
            icon={<UndoIcon />}
            aria-label={texts.undoOn(name)}
            onClick={() => takeBack(route, stream, !countsAttempts)}
          >
            {texts.undo}
          </Button>
        )}
      </div>
      {confirmation && (
        <AskWitness
          // Every route, and every result, has a code of its own.
          key={`${route.uuid} ${last?.uuid}`}
          competition={competition.uuid}
          of={of}
          user={user}
          version={stream.version}
          confirmation={confirmation}
          mayAsk={mayLog}
        />
      )}
    </div>
  );
}

const timeOf = (timestamp: string, { venues }: Competition) => formatTime(timestamp, venueZone(venues[0]));

/** What a top with the next attempt would bring; null where a route has no points of its own. */
function topGain(
  { route }: DayRoute,
  { attempts }: ShownStream,
  { scores, shared }: Pick<OwnPanelProps, 'scores' | 'shared'>,
  { scoringSystem, settings }: Competition,
): number | null {
  const top = { success: true, segmentsCount: route.segmentsCount, usedLastHold: false, duration: null };
  const result = resultOf([...attempts, top], route.climbType);
  const score =
    result &&
    (shared ? shared.pointsOf(route, result) : routeScore(result, route, scoringSystem, settings.scoring));
  return score && rounded(gainOf(scores, settings.scoring.bestN, route.uuid, score));
}
