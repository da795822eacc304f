import { typedPrefix } from '@topout/api-client';

const keyOf = (competition: string): string => `${typedPrefix}team/${competition}`;

/** Remembers the code of a team's link while its reader enters, in this tab. */
export const keepLinkedCode = (competition: string, code: string): void =>
  sessionStorage.setItem(keyOf(competition), code);

/** The code of the team whose link was followed last; empty = none. */
export const linkedCode = (competition: string): string => sessionStorage.getItem(keyOf(competition)) ?? '';
