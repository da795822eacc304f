import {
  api,
  followTopics,
  newId,
  type NewCommand,
  nextDeviceStamp,
  pollMs,
  refresh,
  serverNow,
  useKept,
} from '@topout/api-client/core';
import type { Command, CommandsReply, OwnQueues, WaitingReply } from '@topout/contract';
import { useEffect } from 'react';
import { ownQueuesKey, queueKey, queuesKey, waitingKey } from '../keys.ts';

/** How often to read the own queues where no stream gets through. */
const pollOwnMs = 30_000;

/**
 * The queues that this person and their children may join, and their places.
 *
 * @param competition null = nobody asks
 */
export const useOwnQueues = (competition: string | null) =>
  useKept<OwnQueues>(competition && ownQueuesKey(competition), { refreshInterval: pollOwnMs });

/** Reads the own queues again as soon as a queue changes. @param competition null = nobody asks */
export function useFollowedQueues(competition: string | null): void {
  useEffect(() => {
    if (competition === null) return;
    const read = () => void refresh(ownQueuesKey(competition)).catch(() => undefined);
    return followTopics(competition, {
      topics: ['queues'],
      hear: ({ event }) => {
        if (event === 'queues') read();
      },
    });
  }, [competition]);
}

/**
 * Who joined the queue of a route by themselves, and whom a judge has called.
 *
 * @param route null = nobody asks
 */
export function useWaiting(competition: string, route: string | null) {
  return useKept<WaitingReply>(route && waitingKey(competition, route), { refreshInterval: pollMs });
}

/**
 * Sends a command about a queue at once, outside of the outbox: a place or a call means nothing later.
 *
 * @returns why it was not applied; null = it was
 * @throws UnreachableError without a network; RefusedError
 */
export async function sendNow(
  competition: string,
  command: Pick<NewCommand, 'kind' | 'route' | 'competitor' | 'payload'>,
): Promise<string | null> {
  const clientTime = new Date(serverNow()).toISOString();
  const sent: Command = { ...command, id: newId(), base: null, clientTime, ...nextDeviceStamp() };
  const { data } = await api.post<CommandsReply>(`competitions/${competition}/commands`, {
    commands: [sent],
  });
  const { route } = command;
  const keys = [queueKey(competition, route), waitingKey(competition, route), queuesKey(competition)];
  await refresh(...keys, ownQueuesKey(competition));
  return data[0]?.reason?.message ?? null;
}
