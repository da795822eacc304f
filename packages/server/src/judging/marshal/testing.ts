import type { MarshalBoard } from '@topout/contract';
import type { MarshalState } from '@topout/domain';
import type { TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi, TestUser } from '../../testing.ts';

/** A marshal of a competition. */
export const aMarshal = (
  api: TestApi,
  { id, stage, master }: Pick<TestCompetition, 'id' | 'stage' | 'master'>,
  as: Pick<TestUser, 'token'> = master,
) => {
  const at = `/competitions/${id}/marshal`;
  const board = async () => (await api.call('GET', `${at}?stage=${stage}`, { as })).json<MarshalBoard>();
  return {
    board,
    row: async (entry: string) => (await board()).data.find((row) => row.entry === entry),
    mark: (entry: string, from: MarshalState, to: MarshalState, uuid = newId(), undoes?: string) =>
      api.call('POST', `${at}/marks`, { as, body: { uuid, entry, from, to, undoes } }),
    /** Tapped at a time, by the phone's clock. */
    markAt: (clientTime: string, entry: string, from: MarshalState, to: MarshalState) =>
      api.call('POST', `${at}/marks`, { as, body: { uuid: newId(), entry, from, to, clientTime } }),
    sayDns: (dns: boolean, ...entries: readonly { entry: string; from: MarshalState }[]) =>
      api.call('POST', `${at}/dns`, { as, body: { stage, dns, entries } }),
    /** @param observesAt undefined = as it is */
    setIsolation: (opensAt: string | null, closesAt: string | null, observesAt?: string | null) =>
      api.call('PUT', `${at}/isolation`, { as, body: { stage, opensAt, closesAt, observesAt } }),
  };
};

/** @returns the uuid of a caution that the master judge gave */
export async function aCaution(
  api: TestApi,
  { id, master }: Pick<TestCompetition, 'id' | 'master'>,
  entry: { readonly id: string },
  reason = 'Talked to others in isolation',
): Promise<string> {
  const uuid = newId();
  const body = { uuid, entry: entry.id, reason };
  await api.call('POST', `/competitions/${id}/cautions`, { as: master, body });
  return uuid;
}
