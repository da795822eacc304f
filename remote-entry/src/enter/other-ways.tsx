import type { Competition } from '@topout/contract';
import { isLoggedInAtom } from '@topout/api-client';
import { ButtonLink } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { Ways } from '../flow/ways.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';

/** For people who did not come to enter: the board, and the sign-in for people already entered. */
export function OtherWays({ competition }: { readonly competition: Competition }) {
  const { uuid, canSeeLeaderboard, stages } = competition;
  const loggedIn = useAtomValue(isLoggedInAtom);
  const { search } = useLocation();
  return (
    <Ways>
      {!loggedIn && (
        <>
          <ButtonLink as={Link} to={entryPath(uuid, 'login') + search} variant="quiet">
            {texts.enteredAlready}
          </ButtonLink>
          <ButtonLink as={Link} to={`/${uuid}/ticket`} variant="quiet">
            {texts.haveTicket}
          </ButtonLink>
        </>
      )}
      {canSeeLeaderboard && (
        <ButtonLink as={Link} to={`/${uuid}/entries`} variant="quiet">
          {texts.seeBoard}
        </ButtonLink>
      )}
      {canSeeLeaderboard && stages.some(({ planned }) => planned) && (
        <ButtonLink as={Link} to={`/${uuid}/plan`} variant="quiet">
          {texts.seePlan}
        </ButtonLink>
      )}
    </Ways>
  );
}
