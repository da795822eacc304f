import { goesOn, isLoggedIn, sessionAtom, ticketIn } from '@topout/api-client';
import { usePage, useStored } from '@topout/app-kit';
import { isOrganiserSide } from '@topout/domain';
import { PrintIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Judging } from '../competition/use-judging.ts';
import { texts as shared } from '../texts.ts';
import { NoEntry } from './read-only.ts';
import { Scorecard } from './scorecard.tsx';
import { texts } from './texts.ts';
import { cardOwners, redirectOf } from './whose-card.ts';

/** What a competitor or parent sees of a competition: how it goes, live (behaviour: boards#scorecard). */
export default function ScorecardScreen({ judging }: { readonly judging: Judging }) {
  const { competition } = judging;
  const { uuid, settings } = competition;
  const session = useAtomValue(sessionAtom);
  const ticket = ticketIn(session, uuid);
  const [numberEntries] = useStored(uuid, 'competitorNumberEntries');
  const [search] = useSearchParams();
  const { role } = judging.actor;
  const menuItems = useMemo(
    () => [
      ...(isOrganiserSide(role) ? [{ label: shared.dashboard, to: `/${uuid}/dashboard` }] : []),
      { label: texts.print, icon: <PrintIcon />, onSelect: () => window.print() },
    ],
    [uuid, role],
  );
  usePage({ title: texts.scorecard, menuItems });

  const wanted = search.get('entry');
  const owners = cardOwners(competition, numberEntries, ticket);
  const { hasPreloadedEntries } = settings;
  // Whose session ended logs on with what the phone keeps.
  const loggedIn = isLoggedIn(session) || goesOn(session) || ticket !== null;
  const ticketEnded = session.ticketEnded === uuid;
  const elsewhere = redirectOf({ loggedIn, ticketEnded, hasPreloadedEntries, owners, wanted });
  if (elsewhere !== null) return <Navigate replace to={`/${uuid}/${elsewhere}`} />;

  const me = ticket?.user ?? competition.userEntry?.user.uuid;
  const isMe = wanted === null || wanted === 'me' || wanted === me;
  const shown = isMe ? owners[0]?.key : wanted;
  if (shown === undefined) return <NoEntry judging={judging} />;
  return <Scorecard key={shown} judging={judging} owners={owners} shown={shown} />;
}
