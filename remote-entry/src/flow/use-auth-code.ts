import {
  competitionKey,
  exchangeAuthCode,
  isLoggedIn,
  ownerOfCode,
  readSession,
  refresh,
} from '@topout/api-client';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useFailure } from '../form/use-failure.ts';

/** What to ask before spending a code. */
export type CodeQuestion =
  | {
      /** It would sign a signed-in person in as somebody else. */
      readonly asks: 'who';
      /** The person it signs in. */
      readonly name: string;
      readonly signIn: () => void;
      /** Keeps the session, and leaves the code unspent. */
      readonly stay: () => void;
    }
  | {
      /** Somebody made the account elsewhere, before anybody had proved that the address is theirs. */
      readonly asks: 'sign-up';
      /** The account's own name. */
      readonly name: string;
      readonly mine: () => void;
      readonly notMine: () => void;
    };

/**
 * Exchanges a one-time code in the address (`authCode`, made for `authCodeUrl` or for this page) for a
 * session, reads profile and competition again, and removes the code from the address, because it works once.
 * (behaviour: signing-in#codes) Replaces somebody else's session only if they agree, and asks people who open
 * a first mail whether it was they who signed up.
 *
 * @returns `busy` while that runs, and what to ask
 */
export function useAuthCode(): { readonly busy: boolean; readonly question: CodeQuestion | null } {
  const { competition } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const failure = useFailure();
  const code = new URLSearchParams(search).get('authCode');
  const taken = useRef<string | null>(null);
  const [question, setQuestion] = useState<CodeQuestion | null>(null);

  useEffect(() => {
    if (code === null || code === taken.current) return;
    taken.current = code;
    const { madeFor, rest } = withoutCode(search);
    const page = pathname + rest;
    const redirectUri = madeFor ?? window.location.origin + page;
    const leave = async () => {
      setQuestion(null);
      await navigate(page + hash, { replace: true });
    };
    const exchange = async (disown = false) => {
      await exchangeAuthCode(code, redirectUri, disown);
      await refresh('profiles/*', ...(competition ? [competitionKey(competition)] : []));
    };
    const tried = (work: () => Promise<void>) => work().catch(failure).then(leave);
    const signIn = (disown = false) => {
      setQuestion(null);
      void tried(() => exchange(disown));
    };
    void (async () => {
      const { own, name, unproven } = await ownerOfCode(code, redirectUri);
      const askSignUp = () =>
        setQuestion({ asks: 'sign-up', name, mine: () => signIn(), notMine: () => signIn(true) });
      const goOn = unproven ? askSignUp : () => signIn();
      // The question may have found that the session is over.
      if (own || !isLoggedIn(readSession())) return goOn();
      setQuestion({ asks: 'who', name, signIn: goOn, stay: () => void leave() });
    })().catch((error: unknown) => failure(error).then(leave));
  }, [code, pathname, search, hash, competition, navigate, failure]);

  return { busy: code !== null, question };
}

function withoutCode(search: string): { readonly madeFor: string | null; readonly rest: string } {
  const query = new URLSearchParams(search);
  const madeFor = query.get('authCodeUrl');
  query.delete('authCode');
  query.delete('authCodeUrl');
  const rest = query.toString();
  return { madeFor, rest: rest === '' ? '' : `?${rest}` };
}
