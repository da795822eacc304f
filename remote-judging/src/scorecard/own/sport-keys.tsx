import type { Route } from '@topout/contract';
import { type HoldCounterAction, holdCounter, holdCounterEnabled, openHoldCounter } from '@topout/domain';
import { Button } from '@topout/ui';
import { CounterDisplay } from '@topout/ui/touch';
import { useState } from 'react';
import { HoldPad } from '../../attempts/sport/hold-pad.tsx';
import { sportTexts } from '../../attempts/sport/sport-texts.ts';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { texts as shared } from '../../texts.ts';
import styles from './own.module.css';
import { ownTexts as texts } from './texts.ts';
import type { Said } from './use-own-log.ts';

export interface SportKeysProps {
  readonly label: string;
  readonly route: Route;
  readonly saved: Pick<ShownAttempt, 'success' | 'segmentsCount' | 'usedLastHold'> | undefined;
  readonly mayLog: boolean;
  readonly onLog: (said: Said) => void;
}

/** A sport route's counter: hold by hold, or the top, and then Save. */
export function SportKeys({ label, route, saved, mayLog, onLog }: SportKeysProps) {
  const [counter, setCounter] = useState(() => openHoldCounter(saved ?? null, route.segmentsCount));
  const { hold, max, success, usedLastHold } = counter;
  const possible = holdCounterEnabled(counter);
  const isSaved =
    saved !== undefined &&
    saved.success === success &&
    saved.segmentsCount === hold &&
    saved.usedLastHold === usedLastHold;
  return (
    <fieldset className={styles.sport} aria-label={label} disabled={!mayLog}>
      <CounterDisplay
        value={success ? shared.sportTop : `${hold}${usedLastHold ? '+' : ''}`}
        caption={success ? sportTexts.allHolds(max) : sportTexts.holdOf(max)}
      />
      <HoldPad
        counter={counter}
        enabled={(action: HoldCounterAction) => mayLog && possible[action]}
        onPress={(action) => setCounter((now) => holdCounter(now, action))}
      />
      <Button
        variant="primary"
        size="lg"
        disabled={isSaved}
        onClick={() => onLog({ success, segmentsCount: hold, usedLastHold })}
      >
        {texts.save}
      </Button>
    </fieldset>
  );
}
