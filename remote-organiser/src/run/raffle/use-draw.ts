import { drawWinner, newId } from '@topout/api-client';
import { useRef } from 'react';
import { useChange } from '../../prepare/setup/use-change.ts';

/**
 * Draws the winner of a prize. A press whose answer was lost keeps its id, so pressing again draws nobody else.
 */
export function useDraw(competition: string) {
  const { busy, change } = useChange();
  const press = useRef<{ readonly uuid: string; readonly prize: string } | null>(null);
  const draw = async (prize: string) => {
    const pressed = press.current?.prize === prize ? press.current : { uuid: newId(), prize };
    press.current = pressed;
    if (await change(() => drawWinner(competition, pressed))) press.current = null;
  };
  return { busy, draw };
}
