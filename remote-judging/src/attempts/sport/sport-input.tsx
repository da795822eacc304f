import {
  holdCounter,
  holdCounterAt,
  type HoldCounter,
  type HoldCounterAction,
  holdCounterEnabled,
  holdLook,
  openHoldCounter,
} from '@topout/domain';
import { useState } from 'react';
import { coloursOf } from '../../competition/competition-routes.ts';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { Dock } from '../dock.tsx';
import { HoldPad } from './hold-pad.tsx';
import type { InputProps } from '../input-props.ts';
import { newAttempt } from '../draft/draft.ts';
import { SportResult } from './sport-result.tsx';
import { WhichAttempt } from './which-attempt.tsx';

/**
 * The hold counter of a sport route: one result per competitor (behaviour: judging#attempt-on-a-sport-route), and after
 * a technical incident one of its attempts.
 * The figure at the top, the keys within reach of the thumb.
 */
export default function SportInput(props: InputProps) {
  const { route, user, attempts, saved, restart, rights, judge, onChange } = props;
  const slots = Math.max(attempts.length, saved.length + (restart === null ? 0 : 1), 1);
  const newest = restart === 'CONFIRMED' ? slots - 1 : Math.max(0, attempts.length - 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? newest, slots - 1);
  const attempt = attempts[at];
  const [pressed, setPressed] = useState<HoldCounter | null>(null);
  // After an undo, or another judge's save, the counter follows the attempt on screen.
  const counter =
    pressed && shows(pressed, attempt) ? pressed : openHoldCounter(attempt ?? null, route.segmentsCount);
  const mayChange = at < saved.length ? rights.canModify : rights.canAdd;
  const possible = holdCounterEnabled(counter);
  const notes = attempt?.notes ?? '';

  function put(next: HoldCounter, text: string, goesOn = false) {
    setPressed(next);
    const { hold: segmentsCount, success, usedLastHold } = next;
    const duration = attempt?.duration ?? null;
    const said = { success, segmentsCount, usedLastHold, duration, notes: text };
    onChange(attempts.toSpliced(at, 1, newAttempt({ user, judge, ...said })), goesOn);
  }

  return (
    <>
      {slots > 1 && (
        <WhichAttempt
          attempts={attempts}
          slots={slots}
          at={at}
          onChoose={(index) => {
            setPressed(null);
            setChosen(index);
          }}
        />
      )}
      <SportResult
        key={at}
        counter={counter}
        look={holdLook(coloursOf(route))}
        attempt={attempt}
        brief={slots > 1}
        isSaved={attempt?.uuid === saved[at]?.uuid}
        disabled={!mayChange}
        notes={notes}
        onHold={(hold) => put(holdCounterAt(counter, hold), notes)}
        onNotes={(text) => put(counter, text, notes !== '' && text !== '')}
      />
      {props.clear}
      <Dock>
        {props.standing}
        <HoldPad
          counter={counter}
          enabled={(action: HoldCounterAction) => mayChange && possible[action]}
          onPress={(action, goesOn) => put(holdCounter(counter, action), notes, goesOn)}
        />
        {props.bar}
      </Dock>
    </>
  );
}

const shows = ({ hold, success, usedLastHold }: HoldCounter, attempt: ShownAttempt | undefined) =>
  hold === (attempt?.segmentsCount ?? 0) &&
  success === (attempt?.success ?? false) &&
  usedLastHold === (attempt?.usedLastHold ?? false);
