import { pollMs, refresh, useKept } from '@topout/api-client/core';
import type { AttemptsReply } from '@topout/contract';
import { attemptsKey, attemptsKeys } from '../keys.ts';

/** One person's attempts on a route, sorted by time; while the jury decides about an incident, read again and again. */
export function useAttempts(competition: string, route: string, user: string) {
  const { data, ...rest } = useKept<AttemptsReply>(attemptsKey(competition, route, user), {
    refreshInterval: (latest?: AttemptsReply) => (latest?.data[0]?.incident?.state === 'OPEN' ? pollMs() : 0),
  });
  return { ...rest, data: data && (data.data[0] ?? { user, version: 0, attempts: [] }) };
}

interface Following {
  /** Other judges' attempts appear by themselves. */
  readonly follow?: boolean;
  readonly peek?: boolean;
  /** Reads once, however often it is shown. */
  readonly once?: boolean;
}

/** Everybody's attempts on a route, grouped by person. */
export function useRouteAttempts(
  competition: string,
  route: string | null,
  { follow = false, peek = false, once = false }: Following = {},
) {
  const { data, ...rest } = useKept<AttemptsReply>(route && attemptsKey(competition, route, 'ALL'), {
    peek,
    ...(follow && { refreshInterval: pollMs }),
    ...(once && { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }),
  });
  return { ...rest, data: data?.data };
}

/**
 * Reads again after any save or clear: the attempts of the person and of everybody (behaviour:
 * calls#changes-on-screen-first).
 */
export const refreshAttempts = (competition: string, route: string, user: string) =>
  refresh(...attemptsKeys(competition, route, user));
