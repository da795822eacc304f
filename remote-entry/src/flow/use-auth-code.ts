import { competitionKey, exchangeAuthCode, refresh } from '@topout/api-client';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useFailure } from '../form/use-failure.ts';

/**
 * Exchanges a one-time code in the address (`authCode`, made for `authCodeUrl` or for this page) for a session, reads
 * profile and competition again, and takes the code out of the address: it works once. (spec 1 §2)
 *
 * @returns true while that goes on
 */
export function useAuthCode(): boolean {
  const { competition } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const failure = useFailure();
  const code = new URLSearchParams(search).get('authCode');
  const spent = useRef<string | null>(null);

  useEffect(() => {
    if (code === null || code === spent.current) return;
    spent.current = code;
    const { madeFor, rest } = withoutCode(search);
    const page = pathname + rest;
    void (async () => {
      try {
        await exchangeAuthCode(code, madeFor ?? window.location.origin + page);
        await refresh('profiles/*', ...(competition ? [competitionKey(competition)] : []));
      } catch (error) {
        await failure(error);
      }
      await navigate(page + hash, { replace: true });
    })();
  }, [code, pathname, search, hash, competition, navigate, failure]);

  return code !== null;
}

function withoutCode(search: string): { readonly madeFor: string | null; readonly rest: string } {
  const query = new URLSearchParams(search);
  const madeFor = query.get('authCodeUrl');
  query.delete('authCode');
  query.delete('authCodeUrl');
  const rest = query.toString();
  return { madeFor, rest: rest === '' ? '' : `?${rest}` };
}
