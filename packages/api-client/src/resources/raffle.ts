import { api, paint, useRead } from '@topout/api-client/core';
import { withQuery } from '../http/with-query.ts';
import type { Raffle, RaffleBody, RaffleDrawBody, RaffleWinners } from '@topout/contract';

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

/** Draws the winner of a prize. @throws RefusedError 409 if it has one, or nobody is left */
export const drawWinner = (competition: string, press: RaffleDrawBody): Promise<void> =>
  shown(competition, api.post<Raffle>(`${raffleKey(competition)}/draws`, press));

/** Says whether somebody drawn was absent. @throws RefusedError 409 if the prize was drawn again */
export const setAbsent = (competition: string, draw: string, absent: boolean): Promise<void> =>
  shown(competition, api.patch<Raffle>(`${raffleKey(competition)}/draws/${draw}`, { absent }));
