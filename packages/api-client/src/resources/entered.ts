import { isLoggedInAtom, useKept } from '@topout/api-client/core';
import type { EnteredCompetition } from '@topout/contract';
import { useAtomValue } from 'jotai';

/** The competitions that the signed-in person and their children have entered; kept on the phone. */
export const useEnteredCompetitions = () =>
  useKept<EnteredCompetition[]>(useAtomValue(isLoggedInAtom) ? 'profiles/me/entered-competitions' : null);
