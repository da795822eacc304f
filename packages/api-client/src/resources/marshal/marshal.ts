import { api, followTopics, paint, refresh, useRead } from '@topout/api-client/core';
import type {
  IsolationBody,
  MarshalBoard,
  MarshalDnsBody,
  MarshalDnsReply,
  MarshalMarkBody,
  MarshalMarkReply,
  MarshalRow,
} from '@topout/contract';
import { useEffect, useState } from 'react';

const boardKey = (competition: string, stage?: string) =>
  `competitions/${competition}/marshal${stage === undefined ? '' : `?stage=${stage}`}`;

/** Reads the boards of all stages again. */
export const refreshBoards = (competition: string) => refresh(`${boardKey(competition)}*`);

/** While the stream reports changes, reading again finds who was entered or left elsewhere. */
const listeningMs = 30_000;
const deafMs = 5_000;

/** Attempts come in by the dozen; each tells only who has begun and who is done. */
const attemptsMs = 2_000;

/**
 * The marshal's board of a stage (none named = the running one), read again as soon as another marshal marks somebody,
 * and soon after judges log something. `isLive`: it hears of them.
 */
export function useMarshalBoard(competition: string, stage?: string) {
  const [isLive, setLive] = useState(true);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(soon);
      soon = undefined;
      void refreshBoards(competition).catch(() => undefined);
    };
    const leave = followTopics(competition, {
      topics: ['marshal', 'presence'],
      hear: ({ event }) => {
        if (event === 'marshal') read();
        else if (event === 'changed') soon ??= setTimeout(read, attemptsMs);
      },
      opened: () => setLive(true),
      // A line that breaks once is back within a moment.
      broke: (times) => setLive(times < 2 && navigator.onLine),
    });
    return () => {
      clearTimeout(soon);
      leave();
    };
  }, [competition]);
  const refreshInterval = isLive ? listeningMs : deafMs;
  const { data, error } = useRead<MarshalBoard>(boardKey(competition, stage), { refreshInterval });
  return { data, error, isLive };
}

/** Marks where somebody is. @throws RefusedError 409 if another marshal has marked more since */
export const markMarshal = (competition: string, body: MarshalMarkBody): Promise<MarshalMarkReply> =>
  api.post<MarshalMarkReply>(`competitions/${competition}/marshal/marks`, body);

/** Shows a row that the server answered with. */
export const showMarshalRow = (competition: string, stage: string | undefined, row: MarshalRow) =>
  paint<MarshalBoard>(
    boardKey(competition, stage),
    (board) => board && { ...board, data: board.data.map((one) => (one.entry === row.entry ? row : one)) },
  );

/** Says of people together that they did not start, or takes that back. @returns the entries changed */
export async function sayDns(competition: string, body: MarshalDnsBody): Promise<readonly string[]> {
  const { entries } = await api.post<MarshalDnsReply>(`competitions/${competition}/marshal/dns`, body);
  await refreshBoards(competition);
  return entries;
}

/** Sets when a stage's isolation opens and closes. */
export async function setIsolation(competition: string, body: IsolationBody): Promise<void> {
  await api.put<MarshalBoard>(`competitions/${competition}/marshal/isolation`, body);
  await refreshBoards(competition);
}
