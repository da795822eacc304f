import { api } from '@topout/api-client/core';
import type { ImportBody, ImportReply, NumbersReply } from '@topout/contract';
import { refreshEntries } from './entries.ts';

export type ImportWish = Omit<ImportBody, 'dryRun'>;
export type ImportOutcome = ImportReply;

const path = (competition: string) => `competitions/${competition}/entries`;

/** What an import would do, line by line; enters nobody. */
export const tryImport = (competition: string, wish: ImportWish) =>
  api.post<ImportReply>(`${path(competition)}/import`, { ...wish, dryRun: true });

/** @throws RefusedError `import.invalid` when a line has an error, unless such lines are to be skipped. */
export async function importEntries(competition: string, wish: ImportWish) {
  const outcome = await api.post<ImportReply>(`${path(competition)}/import`, { ...wish, dryRun: false });
  await refreshEntries(competition);
  return outcome;
}

/** Gives numbers to everybody without one. @returns how many got one. */
export async function assignNumbers(competition: string, first: number): Promise<number> {
  const { assigned } = await api.post<NumbersReply>(`${path(competition)}/numbers`, { first });
  await refreshEntries(competition);
  return assigned;
}

/** Mails somebody a link for entering. */
export async function inviteEntrant(competition: string, email: string): Promise<void> {
  await api.post(`${path(competition)}/invite`, { email });
}
