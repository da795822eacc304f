import { newId } from '../../../platform/ids.ts';
import type { Database } from '../../../platform/db/database.ts';
import { at, type Ground, organisers, people, type Row, team } from '../rights.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const body = () => ({
  name: 'Evening',
  startTime: new Date().toISOString(),
  endTime: inAnHour(),
  capacity: null,
  categories: [],
});

const prepare = async (on: Ground, db: Database) => {
  const wave = newId();
  const { name, startTime: startsAt, endTime: endsAt } = { ...body(), name: 'Afternoon' };
  await db.kysely
    .insertInto('wave')
    .values({ competitionId: on.id, id: wave, name, startsAt, endsAt })
    .execute();
  return { wave };
};

/** Of somebody else: for people who may modify entries. */
const choosing: readonly Row[] = (['NONE', 'ADD_MODIFY'] as const).map((judgeCompetitorPermissions) => ({
  what: `somebody's session, with ${judgeCompetitorPermissions}`,
  settings: { judgeCompetitorPermissions },
  may: judgeCompetitorPermissions === 'NONE' ? organisers : team,
  prepare,
  call: (on) => ['PUT', at(`/waves/of/${on.competitor}`)(on), { wave: on.wave }],
}));

export const waveRows: readonly Row[] = [
  { what: 'the sessions', may: people, call: (on) => ['GET', at('/waves')(on)] },
  { what: 'a new session', may: organisers, call: (on) => ['POST', at('/waves')(on), body()] },
  {
    what: 'a change of a session',
    may: organisers,
    prepare,
    call: (on) => ['PUT', at(`/waves/${on.wave}`)(on), body()],
  },
  {
    what: 'the end of a session',
    may: organisers,
    prepare,
    call: (on) => ['DELETE', at(`/waves/${on.wave}`)(on)],
  },
  {
    what: 'everybody’s sessions at once',
    may: organisers,
    call: (on) => ['POST', at('/waves/spread')(on)],
  },
  ...choosing,
];
