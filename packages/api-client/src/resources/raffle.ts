import { api, paint, refresh, useRead } from '@topout/api-client/core';
import { withQuery } from '../http/with-query.ts';
import type { Raffle, RaffleBody, RaffleWinners } from '@topout/contract';
import { useSentOnce } from './use-sent-once.ts';

const raffleKey = (competition: string) => `competitions/${competition}/raffle`;

/** Others draw meanwhile, and people climb. */
const refreshInterval = 5_000;

/** The hall waits for the name. */
const hallInterval = 1_500;

/** The raffle, for organisers. */
export const useRaffle = (competition: string) =>
  useRead<Raffle>(raffleKey(competition), { refreshInterval });

/** Prizes and winners, for everybody. */
export const useRaffleWinners = (competition: string) =>
  useRead<RaffleWinners>(`${raffleKey(competition)}/winners`, {
    refreshInterval: hallInterval,
    // A window that another one covers counts as hidden, on a projector too.
    refreshWhenHidden: true,
  });

async function shown(competition: string, change: Promise<Raffle>): Promise<void> {
  const raffle = await change;
  await paint<Raffle>(raffleKey(competition), () => raffle);
}

/**
 * Sets who is in it, and its prizes, based on the version on screen. @throws RefusedError 409 for leaving out a
 * prize that was drawn, and if somebody else has changed it since
 */
export const setRaffle = (
  competition: string,
  body: RaffleBody,
  { version }: Pick<Raffle, 'version'>,
): Promise<void> => shown(competition, api.put<Raffle>(withQuery(raffleKey(competition), { version }), body));

/** Reads the winners again: the hall was told that somebody was drawn. */
export const refreshWinners = (competition: string): Promise<void> =>
  refresh(`${raffleKey(competition)}/winners`);

/**
 * Draws the winner of a prize. A press whose answer was lost keeps its id, so pressing again draws nobody else.
 * The function throws RefusedError 409 if the prize has a winner, or nobody is left.
 */
export function useDrawWinner(competition: string): (prize: string) => Promise<void> {
  const once = useSentOnce();
  return (prize) =>
    once(prize, (uuid) =>
      shown(competition, api.post<Raffle>(`${raffleKey(competition)}/draws`, { uuid, prize })),
    );
}

/** Says whether somebody drawn was absent. @throws RefusedError 409 if the prize was drawn again */
export const setAbsent = (competition: string, draw: string, absent: boolean): Promise<void> =>
  shown(competition, api.patch<Raffle>(`${raffleKey(competition)}/draws/${draw}`, { absent }));
