import type { Screen, ScreenBody, Steering } from '@topout/contract';
import { steeringOf, steerScreen } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useRef } from 'react';
import { controlTexts as texts } from './texts.ts';

/** What to change, given what the screen will show by then. */
export type Change = (wanted: Steering) => ScreenBody;

/** What was asked of one screen, as long as any of it is on its way. */
interface Asked {
  readonly wanted: Steering;
  readonly done: Promise<void>;
}

/**
 * Sends changes of a screen one after the other, each on top of those before it, however quickly they come; and nothing
 * else, as somebody else may have changed the rest.
 */
export function useSteering(competition: string, state: Screen): (change: Change) => void {
  const showError = useShowError();
  const asked = useRef(new Map<string, Asked>());
  const { name } = state;
  return (change) => {
    const before = asked.current.get(name);
    const wanted = before?.wanted ?? steeringOf(state);
    const next = change(wanted);
    const done = (before?.done ?? Promise.resolve())
      .then(() => steerScreen(competition, name, next))
      .then(() => showError(null))
      .catch((error: unknown) => showError(texts.failed, error))
      .finally(() => {
        if (asked.current.get(name) === mine) asked.current.delete(name);
      });
    const mine: Asked = { wanted: onTop(wanted, next), done };
    asked.current.set(name, mine);
  };
}

function onTop(
  wanted: Steering,
  { turn: _turn, reload: _reload, overlay, ...lasting }: ScreenBody,
): Steering {
  return {
    ...wanted,
    ...lasting,
    ...(wanted.overlay && { overlay: { ...wanted.overlay, ...overlay } }),
  };
}
