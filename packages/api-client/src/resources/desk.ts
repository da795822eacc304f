import { api, followTopics, paint, refresh, useRead } from '@topout/api-client/core';
import type {
  CheckInBody,
  CheckInReply,
  DeskList,
  RestoreReply,
  WalkInBody,
  WalkInReply,
} from '@topout/contract';
import { useEffect, useState } from 'react';
import { refreshEntries } from './entries.ts';
import { refreshHistory } from './history.ts';

const deskKey = (competition: string) => `competitions/${competition}/check-in`;

/** While the stream reports changes, reading again only makes up for lost ones. */
const listeningMs = 60_000;
const deafMs = 5_000;

/**
 * Everybody as the desk sees them, read again as soon as another desk records something. `isLive`: it hears
 * of the others.
 */
export function useDesk(competition: string) {
  const [isLive, setLive] = useState(true);
  useEffect(
    () =>
      followTopics(competition, {
        topics: ['desk'],
        hear: ({ event }) => {
          if (event === 'desk') void refresh(deskKey(competition)).catch(() => undefined);
        },
        opened: () => setLive(true),
        // A line that breaks once is back within a moment.
        broke: (times) => setLive(times < 2 && navigator.onLine),
      }),
    [competition],
  );
  const refreshInterval = isLive ? listeningMs : deafMs;
  const { data, error } = useRead<DeskList>(deskKey(competition), { refreshInterval });
  return { data, error, isLive };
}

/** Records what a desk says of a person, and shows it. `record` undoes it; null = nothing changed. */
export async function checkIn(competition: string, user: string, body: CheckInBody): Promise<CheckInReply> {
  const reply = await api.patch<CheckInReply>(`${deskKey(competition)}/${user}`, body);
  await paint<DeskList>(
    deskKey(competition),
    (list) => list && { data: list.data.map((row) => (row.user === user ? reply.row : row)) },
  );
  return reply;
}

/** Enters somebody who stands at the desk. @throws RefusedError 409 `walk_in.full` or `walk_in.entered` */
export async function walkIn(competition: string, body: WalkInBody): Promise<WalkInReply> {
  const reply = await api.post<WalkInReply>(deskKey(competition), body);
  await Promise.all([refreshDesk(competition), refreshEntries(competition)]);
  return reply;
}

/** Undoes a change made at a desk. @throws RefusedError 409 if it was changed again */
export async function undoCheckIn(competition: string, record: string): Promise<void> {
  await api.post<RestoreReply>(`competitions/${competition}/history/${record}/restore`);
  await Promise.all([refreshDesk(competition), refreshHistory(competition)]);
}

export const refreshDesk = (competition: string) => refresh(deskKey(competition));
