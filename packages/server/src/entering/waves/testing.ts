import type { WaveBody, WaveList } from '@topout/contract';
import type { TestCompetition } from '../../following/competitions/testing.ts';
import type { TestApi, TestUser } from '../../testing.ts';

/** When a session runs, in minutes from now. */
export const minutes = (from: number, to: number): Pick<WaveBody, 'startTime' | 'endTime'> => ({
  startTime: new Date(Date.now() + from * 60_000).toISOString(),
  endTime: new Date(Date.now() + to * 60_000).toISOString(),
});

/** A session for all, without a limit, that is still to come, unless told otherwise. */
export const aWaveBody = (more: Partial<WaveBody> = {}): WaveBody => ({
  name: 'Afternoon',
  ...minutes(10, 20),
  capacity: null,
  categories: [],
  ...more,
});

/** Adds a session. @returns its uuid */
export async function aWave(
  api: TestApi,
  { id, master }: TestCompetition,
  more: Partial<WaveBody> = {},
): Promise<string> {
  const body = aWaveBody(more);
  const reply = await api.call('POST', `/competitions/${id}/waves`, { as: master, body });
  const found = reply.json<WaveList>().data.find(({ name }) => name === body.name);
  if (!found) throw new Error(`No session was made: ${reply.body}`);
  return found.uuid;
}

export const wavesOf = async (api: TestApi, { id }: TestCompetition, as?: TestUser): Promise<WaveList> =>
  (await api.call('GET', `/competitions/${id}/waves`, as && { as })).json<WaveList>();
