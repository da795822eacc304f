import { type Camelised, isLoggedInAtom, useKept } from '@topout/api-client/core';
import type { EnteredCompetition as Wire } from '@topout/contract';
import { useAtomValue } from 'jotai';

export type EnteredCompetition = Camelised<Wire>;

/** What the signed-in person and their children are entered in; kept on the phone. */
export const useEnteredCompetitions = () =>
  useKept<Wire[]>(useAtomValue(isLoggedInAtom) ? 'profiles/me/entered-competitions' : null);
