import { competitionKey, exchangeAuthCode, refresh } from '@topout/api-client';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useFailure } from '../form/use-failure.ts';

/**
 * Exchanges a one-time code in the address (`authCode`, made for `authCodeUrl` or for this page) for a session, reads
 * profile and competition again, and takes the code out of the address: it works once. (spec 1 §2)
 *
 * @returns true while that goes on
 */
export function useAuthCode(): boolean {
  const { competition } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const failure = useFailure();
  const code = query.get('authCode');
  const madeFor = query.get('authCodeUrl');
  const spent = useRef<string | null>(null);

  useEffect(() => {
    if (code === null || code === spent.current) return;
    spent.current = code;
    const without = withoutCode(window.location.href);
    void (async () => {
      try {
        await exchangeAuthCode(code, madeFor ?? without.href);
        await refresh('profiles/*', ...(competition ? [competitionKey(competition)] : []));
      } catch (error) {
        await failure(error);
      }
      await navigate(without.pathname + without.search + without.hash, { replace: true });
    })();
  }, [code, madeFor, competition, navigate, failure]);

  return code !== null;
}

function withoutCode(href: string): URL {
  const url = new URL(href);
  url.searchParams.delete('authCode');
  url.searchParams.delete('authCodeUrl');
  return url;
}
