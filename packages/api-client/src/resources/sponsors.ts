import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type { SponsorBody, SponsorList, SponsorPatch } from '@topout/contract';

const sponsorsKey = (competition: string) => `competitions/${competition}/sponsors`;

/** Screens, and whoever sets up beside somebody else, notice after this time. */
const readAgainMs = 30_000;

/** Whom a competition thanks on its screens, in their order. */
export const useSponsors = (competition: string) =>
  useRead<SponsorList>(sponsorsKey(competition), { refreshInterval: readAgainMs });

async function shown(competition: string, change: Promise<SponsorList>): Promise<void> {
  const list = await change;
  await paint<SponsorList>(sponsorsKey(competition), () => list);
}

/** @throws RefusedError 409 if there are enough */
export const addSponsor = (competition: string, body: SponsorBody) =>
  shown(competition, api.post<SponsorList>(sponsorsKey(competition), body));

/** Changes a sponsor, removes it, or takes that back. @throws RefusedError 404, 409 */
export const changeSponsor = (competition: string, sponsor: string, patch: SponsorPatch) =>
  shown(competition, api.patch<SponsorList>(`${sponsorsKey(competition)}/${sponsor}`, patch));

/** Shows the new order at once. @throws RefusedError 409 if somebody else changed the sponsors */
export async function orderSponsors(competition: string, sponsors: readonly string[]): Promise<void> {
  const key = sponsorsKey(competition);
  await paint<SponsorList>(
    key,
    (list) =>
      list && { data: list.data.toSorted((a, b) => sponsors.indexOf(a.uuid) - sponsors.indexOf(b.uuid)) },
  );
  await shown(competition, api.put<SponsorList>(key, { sponsors })).catch(async (error: unknown) => {
    await refresh(key);
    throw error;
  });
}
