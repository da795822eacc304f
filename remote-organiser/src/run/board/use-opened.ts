import type { Leaderboard } from '@topout/contract';
import type { FeedState } from '@topout/api-client';
import { useState } from 'react';

/** The boards as they were at first. */
export interface Opened {
  /** By category, as each was first seen here. */
  readonly boards: ReadonlyMap<string, Leaderboard>;
}

/** Remembers what the boards were like at first, and whether one of them has changed since. */
export function useOpened(boards: FeedState['boards']): {
  readonly opened: Opened;
  readonly changed: boolean;
} {
  const [opened, setOpened] = useState<Opened>({ boards: new Map() });
  if ([...boards.keys()].some((category) => !opened.boards.has(category)))
    setOpened({ boards: new Map([...boards, ...opened.boards]) });
  const changed = [...boards].some(
    ([category, { version }]) => version !== (opened.boards.get(category)?.version ?? version),
  );
  return { opened, changed };
}
