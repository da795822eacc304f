import { isLoggedInAtom, useKept } from '@topout/api-client/core';
import type { EnteredCompetition } from '@topout/contract';
import { useAtomValue } from 'jotai';

/** What the signed-in person and their children are entered in; kept on the phone. */
export const useEnteredCompetitions = () =>
  useKept<EnteredCompetition[]>(useAtomValue(isLoggedInAtom) ? 'profiles/me/entered-competitions' : null);
