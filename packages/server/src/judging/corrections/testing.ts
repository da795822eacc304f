import type { MergePreview, MergeReply, RestoreReply } from '@topout/contract';
import type { TestCompetition, TestEntry } from '../../following/competitions/testing.ts';
import type { TestApi, TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';

type As = Pick<TestUser, 'token'>;
type Pair = readonly [source: Pick<TestEntry, 'id'>, target: Pick<TestEntry, 'id'>];

/** Merging and undoing, as the calls do it; each throws refusals. */
export const corrections = (api: TestApi, competition: TestCompetition, as: As = competition.master) => {
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> => {
    const reply = await api.call(method, `/competitions/${competition.id}${path}`, { as, body });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
    return reply.json<T>();
  };
  return {
    preview: ([source, target]: Pair) =>
      call<MergePreview>('GET', `/entries/${source.id}/merge?target=${target.id}`),
    merge: ([source, target]: Pair) =>
      call<MergeReply>('POST', `/entries/${source.id}/merge`, { target: target.id }),
    restore: (record: string) => call<RestoreReply>('POST', `/history/${record}/restore`),
    differences: async () => (await verifyCompetition(api.app, competition.id)).differences,
  };
};
