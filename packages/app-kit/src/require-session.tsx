import { goesOn, isLoggedIn, sessionAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { signInAddress, type SignInPlace } from './sign-in-address.ts';

export interface RequireSessionProps {
  /** Where people without a session sign in. */
  readonly place: SignInPlace;
  /** The guarded page; without it the routes below this one. */
  readonly children?: ReactNode;
}

/**
 * Pages behind it need a signed-in person. Others go to sign in, and "back" does not return here (behaviour:
 * pages#guards). On judging pages a judge known to this phone may continue without a session.
 */
export function RequireSession({ place, children = <Outlet /> }: RequireSessionProps) {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  const { competition = '' } = useParams();
  if (isLoggedIn(session) || (place === 'judge' && goesOn(session))) return children;
  return <Navigate replace to={signInAddress(place, competition, location, window.location.origin)} />;
}
