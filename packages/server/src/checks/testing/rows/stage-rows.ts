import { clockPlans } from '@topout/domain';
import { makeRotation } from '../../../following/plan/testing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';
import { aFinal } from '../../../preparing/stages/testing.ts';
import { at, type Ground, organisers, people, type Row, team } from '../rights.ts';
import { marshalRows } from './marshal-rows.ts';

const stages: readonly Row[] = [
  ...(['open', 'close'] as const).map((what): Row => ({
    what: `to ${what} a stage`,
    may: organisers,
    call: (on) => ['POST', at(`/stages/${on.stage}/${what}`)(on)],
  })),
  {
    what: 'starting groups',
    may: organisers,
    call: (on) => ['POST', at(`/stages/${on.stage}/starting-groups`)(on), { groups: 2 }],
  },
  {
    what: 'moving somebody to another starting group',
    may: organisers,
    prepare: async ({ id, entry }, db) => {
      await db.kysely
        .updateTable('entry')
        .set({ startingGroup: 'A' })
        .where('competitionId', '=', id)
        .where('id', '=', entry)
        .execute();
      return {};
    },
    call: (on) => [
      'PATCH',
      at(`/stages/${on.stage}/starting-groups`)(on),
      { entry: on.entry, from: 'A', to: 'B', despiteResults: true },
    ],
  },
  {
    what: 'who goes on',
    may: organisers,
    prepare: async (ground, db) => {
      await aFinal(db, ground);
      return {};
    },
    call: (on) => ['POST', at(`/stages/${on.stage}/advance`)(on), { quota: 1, dryRun: true }],
  },
  {
    what: 'what somebody else wants of the next stage',
    may: organisers,
    prepare: async (ground, db) => ({ stage: (await aFinal(db, ground)).id }),
    call: (on) => ['PUT', at(`/finalists/${on.competitor}`)(on), { stage: on.stage, declines: true }],
  },
  {
    what: 'publishing results',
    may: organisers,
    call: (on) => ['POST', at('/publications')(on), { stage: on.stage, final: false }],
  },
  {
    what: 'what changed since results were published',
    may: organisers,
    call: (on) => ['GET', at('/publications/changes')(on)],
  },
];

const results: readonly Row[] = (['json', 'csv', 'xlsx'] as const).flatMap((ending) => [
  {
    what: `results.${ending} of a public board`,
    may: people,
    call: (on) => ['GET', at(`/results.${ending}`)(on)],
  },
  {
    what: `results.${ending} of a hidden board`,
    live: false,
    settings: { judgesCanSeeLeaderboard: false },
    may: organisers,
    call: (on) => ['GET', at(`/results.${ending}`)(on)],
  },
]);

const clock: readonly Row[] = [
  {
    what: 'a press of the clock',
    may: organisers,
    call: (on) => [
      'POST',
      at('/clock/presses')(on),
      { uuid: newId(), stage: on.stage, version: 0, kind: 'SET', plan: clockPlans.FINAL },
    ],
  },
  { what: 'the clock of a hidden board', live: false, may: team, call: (on) => ['GET', at('/clock')(on)] },
];

async function aDeviceIn({ kysely }: Database, { id, stage }: Ground): Promise<string> {
  const device = newId();
  await kysely
    .insertInto('timingDevice')
    .values({
      competitionId: id,
      id: device,
      stageId: stage,
      name: 'Wall',
      tokenHash: secretHash(newSecret()),
    })
    .execute();
  return device;
}

const timing: readonly Row[] = [
  { what: 'the timing devices', may: organisers, call: (on) => ['GET', at('/timing/devices')(on)] },
  {
    what: 'a timing device',
    may: organisers,
    call: (on) => ['POST', at('/timing/devices')(on), { stage: on.stage, name: 'Wall' }],
  },
  {
    what: 'the end of a timing device',
    may: organisers,
    // The device stands in the competitor's place.
    prepare: async (ground, db) => ({ competitor: await aDeviceIn(db, ground) }),
    call: (on) => ['DELETE', at(`/timing/devices/${on.competitor}`)(on)],
  },
  {
    what: 'a time told without a token of a device',
    may: [],
    call: (on) => [
      'POST',
      at('/timing/readings')(on),
      { token: 'none', uuid: newId(), lane: 'A', kind: 'FALL' },
    ],
  },
];

const plan: readonly Row[] = [
  {
    what: 'a plan',
    may: organisers,
    call: (on) => [
      'POST',
      at('/plan/changes')(on),
      { uuid: newId(), stage: on.stage, version: 0, ...makeRotation },
    ],
  },
  {
    what: 'the plan beside a hidden board',
    live: false,
    may: [...team, 'COMPETITOR', 'TICKET'],
    call: (on) => ['GET', at('/plan')(on)],
  },
];

/** Stages, their clocks, plans, marshals, timing devices and results. */
export const stageRows: readonly Row[] = [
  ...stages,
  ...clock,
  ...plan,
  ...marshalRows,
  ...timing,
  ...results,
];
