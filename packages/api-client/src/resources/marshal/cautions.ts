import { api } from '@topout/api-client/core';
import type { CautionBody, Cautions, DisqualificationBody } from '@topout/contract';
import { refreshBoards } from './marshal.ts';

const at = (competition: string) => `competitions/${competition}/cautions`;

/** Gives somebody a caution; sent again with its uuid, it is given once. */
export async function giveCaution(competition: string, body: CautionBody): Promise<void> {
  await api.post<Cautions>(at(competition), body);
  await refreshBoards(competition);
}

/** Takes a caution back: it counts no more. */
export async function takeBackCaution(competition: string, caution: string): Promise<void> {
  await api.delete(`${at(competition)}/${caution}`);
  await refreshBoards(competition);
}

/**
 * Disqualifies somebody for their cautions. Refused or not, boards then show what counts.
 *
 * @throws RefusedError 409 if one of them counts no more
 */
export async function disqualifyFor(competition: string, body: DisqualificationBody): Promise<void> {
  try {
    await api.post(`${at(competition)}/disqualifications`, body);
  } finally {
    await refreshBoards(competition);
  }
}
