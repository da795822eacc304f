import type { CommandAnswer, NewTimingDevice } from '@topout/contract';
import { effortOfRun, type Run } from '@topout/domain';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing.ts';
import { aCommand, send } from '../testing.ts';

/** Makes a competition's stage one of speed, on two lanes. */
export async function onTwoLanes(
  { db }: TestApi,
  { id, stage, venue, group }: TestCompetition,
): Promise<readonly [string, string]> {
  const lanes = [newId(), newId()] as const;
  await db.kysely.deleteFrom('routeGroupRoute').where('competitionId', '=', id).execute();
  const speed = { venueId: venue, climbType: 'SPORT' as const, segmentsCount: 3, circuitNumber: '' };
  await db.kysely
    .insertInto('route')
    .values(lanes.map((lane, index) => ({ ...speed, id: lane, name: `Lane ${index + 1}` })))
    .execute();
  const numbered = lanes.map((routeId, index) => ({ routeId, number: index + 1 }));
  await db.kysely
    .insertInto('routeGroupRoute')
    .values(numbered.map((one) => ({ competitionId: id, routeGroupId: group, ...one })))
    .execute();
  await db.kysely
    .updateTable('stage')
    .set({ scoringSystem: 'IFSC_SPEED' })
    .where('id', '=', stage)
    .where('competitionId', '=', id)
    .execute();
  await raiseConfig(db, id);
  return lanes;
}

/** Logs a run as the judge of a lane does; null clears it. */
export const logRun = (
  api: TestApi,
  { id, master }: TestCompetition,
  on: { readonly competitor: string; readonly route: string; readonly base?: number },
  run: Run | null,
): Promise<CommandAnswer[]> =>
  send(
    api,
    id,
    master,
    run === null
      ? aCommand({ ...on, kind: 'attempts.clear' })
      : aCommand({ base: 0, ...on, kind: 'attempts.replace', attempts: [effortOfRun(run)] }),
  );

/** A timing device of a competition's stage. */
export async function aTimingDevice(
  api: TestApi,
  { id, master, stage }: Pick<TestCompetition, 'id' | 'master' | 'stage'>,
): Promise<NewTimingDevice> {
  const reply = await api.call('POST', `/competitions/${id}/timing/devices`, {
    as: master,
    body: { stage, name: 'Wall' },
  });
  if (reply.statusCode !== 201) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json<NewTimingDevice>();
}
