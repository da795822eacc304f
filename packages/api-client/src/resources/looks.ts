import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { Look, Looks } from '@topout/contract';
import { settled } from './reading/settled.ts';

const looksKey = (competition: string) => `competitions/${competition}/looks`;

/** Moves with the results: read again now and then. */
const readAgainMs = 20_000;

/** What in the self-scored results is worth a look, for staff. */
export const useLooks = (competition: string) =>
  useRead<Looks>(looksKey(competition), { refreshInterval: readAgainMs });

/** Puts away what looks right, or takes that back; shows it first. */
export async function putLookAway(
  competition: string,
  { key }: Pick<Look, 'key'>,
  looksRight: boolean,
): Promise<void> {
  const putAway = looksRight ? { by: null, at: new Date().toISOString() } : null;
  await paint<Looks>(
    looksKey(competition),
    (looks) => looks && { data: looks.data.map((one) => (one.key === key ? { ...one, putAway } : one)) },
  );
  await settled(api.put(looksKey(competition), { key, looksRight }), () => refresh(looksKey(competition)));
}
