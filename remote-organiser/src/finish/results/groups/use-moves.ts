import { moveToStartingGroup } from '@topout/api-client';
import { type StartingGroup, startingGroups } from '@topout/domain';
import { useCallback, useState } from 'react';
import { useUndoKey } from '../../../undo/use-undo-key.ts';
import { useAction } from '../use-action.ts';
import { groupsTexts as texts } from './texts.ts';

export interface GroupMove {
  /** Uuid of the entry. */
  readonly entry: string;
  /** The person's. */
  readonly name: string;
  readonly from: string | null;
  readonly to: StartingGroup;
  readonly despiteResults: boolean;
}

/** Moves people between starting groups, and undoes the last move with the button or Ctrl+Z. */
export function useMoves(competition: string, stage: string) {
  const [last, setLast] = useState<GroupMove | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { busy, run } = useAction();

  const send = useCallback(
    ({ entry, from, to, despiteResults }: GroupMove) =>
      moveToStartingGroup(competition, stage, { entry, from, to, despiteResults }),
    [competition, stage],
  );

  async function move(wanted: GroupMove) {
    await send(wanted);
    setLast(wanted);
    setSaid(texts.moved(wanted.name, wanted.to));
  }

  const backTo = startingGroups.find((name) => name === last?.from);
  const canUndo = last !== null && backTo !== undefined && !busy;

  async function undo() {
    if (!last || !backTo || busy) return;
    // Results that arrived in between moved along, and come back.
    const back = { ...last, from: last.to, to: backTo, despiteResults: true };
    if (await run(() => send(back))) setSaid(texts.undone(last.name, backTo));
    setLast(null);
  }

  useUndoKey(canUndo ? () => void undo() : null);

  return { said, busy, canUndo, move, undo };
}
