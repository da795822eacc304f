import { randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import { nameScreen, steerAll } from '../../../following/screens/steer-screen.ts';
import { at, type Ground, organisers, people, type Row, team } from '../rights.ts';

async function withScreen({ id }: Ground, db: Database) {
  await db.transaction((tx) => nameScreen(tx, id, { name: 'left' }));
  return {};
}

/** An open invitation, with the id of the judging group. */
async function withInvitation({ id, area }: Ground, { kysely }: Database, role: 'JUDGE' | 'STAFF') {
  await kysely
    .insertInto('staffInvitation')
    .values({
      competitionId: id,
      id: area,
      email: 'kim@example.org',
      role,
      keyHash: randomBytes(32),
      sentAt: new Date(),
    })
    .onConflict((known) => known.columns(['competitionId', 'id']).doNothing())
    .execute();
  return {};
}

/** An announcement with the competition's id. */
async function withAnnouncement({ id }: Ground, { kysely }: Database) {
  await kysely
    .insertInto('announcement')
    .values({ competitionId: id, id, text: 'Lunch', audience: 'EVERYBODY' })
    .onConflict((known) => known.doNothing())
    .execute();
  return {};
}

/** Settings, judging groups and judges of a competition. */
export const organisingRows: readonly Row[] = [
  { what: 'settings', may: organisers, call: (on) => ['PATCH', at('')(on), { name: 'Renamed' }] },
  {
    what: 'route numbers',
    may: organisers,
    settings: { hasDynamicRouteNumbering: true },
    call: (on) => ['PATCH', at('/route-numbers')(on), []],
  },
  {
    what: 'what a change of the scoring would do',
    may: organisers,
    call: (on) => ['POST', at('/settings-preview')(on), { scoring: { bestN: 1 } }],
  },
  {
    what: 'the screens of the hall',
    may: organisers,
    call: (on) => [
      'PUT',
      at('/screen')(on),
      { categories: [], columns: null, seconds: 10, paused: false, message: '' },
    ],
  },
  {
    what: 'an announcement',
    may: organisers,
    call: (on) => ['POST', at('/announcements')(on), { text: 'Lunch', audience: 'STAFF' }],
  },
  {
    what: 'the end of an announcement',
    may: organisers,
    prepare: withAnnouncement,
    call: (on) => ['DELETE', at(`/announcements/${on.id}`)(on)],
  },
  {
    what: 'the queues, while no screen shows them',
    may: organisers,
    call: (on) => ['GET', at('/queue-wall')(on)],
  },
  {
    what: 'who is next beside the clock, while no screen shows it',
    may: team,
    call: (on) => ['GET', at('/queue-wall?clock=true')(on)],
  },
  {
    what: 'the queues, while a screen shows them',
    may: people,
    prepare: async ({ id }, db) => {
      await db.transaction((tx) => steerAll(tx, id, { shows: 'QUEUES' }));
      return {};
    },
    call: (on) => ['GET', at('/queue-wall')(on)],
  },
  { what: 'the list of its screens', may: organisers, call: (on) => ['GET', at('/screens')(on)] },
  {
    what: 'the name of a screen',
    may: organisers,
    call: (on) => ['POST', at('/screens')(on), { name: 'left' }],
  },
  {
    what: 'a screen that follows the others again',
    may: organisers,
    prepare: withScreen,
    call: (on) => ['DELETE', at('/screens/left/order')(on)],
  },
  {
    what: 'the end of a name of a screen',
    may: organisers,
    prepare: withScreen,
    call: (on) => ['DELETE', at('/screens/left')(on)],
  },
  {
    what: 'a new area',
    may: organisers,
    call: (on) => ['POST', at('/judging-groups')(on), { name: 'Slab' }],
  },
  {
    what: 'judges of an area',
    may: organisers,
    call: (on) => ['PATCH', at(`/judging-groups/${on.area}`)(on), { judges: [] }],
  },
  {
    what: 'the end of an area',
    may: organisers,
    call: (on) => ['DELETE', at(`/judging-groups/${on.area}`)(on)],
  },
  { what: 'the list of judges', may: team, call: (on) => ['GET', at('/judges')(on)] },
  {
    what: 'approval of a judge',
    may: organisers,
    call: (on) => ['PATCH', at(`/judges/${on.judge}`)(on), { approved: true }],
  },
  {
    what: 'a staff role',
    may: ['MASTER'],
    call: (on) => ['PATCH', at(`/judges/${on.judge}`)(on), { role: 'STAFF' }],
  },
  { what: 'a new judging key', may: organisers, call: (on) => ['POST', at('/judging-key')(on)] },
  {
    what: 'an invitation to judge',
    may: organisers,
    call: (on) => ['POST', at('/judges/invite')(on), { email: 'jo@example.org' }],
  },
  {
    what: 'an invitation to staff',
    may: ['MASTER'],
    call: (on) => ['POST', at('/judges/invite')(on), { email: 'ada@example.org', role: 'STAFF' }],
  },
  { what: 'who was invited', may: organisers, call: (on) => ['GET', at('/invitations')(on)] },
  {
    what: 'an invitation that is withdrawn',
    may: organisers,
    prepare: (on, db) => withInvitation(on, db, 'JUDGE'),
    call: (on) => ['DELETE', at(`/invitations/${on.area}`)(on)],
  },
  {
    what: 'an invitation to staff that is withdrawn',
    may: ['MASTER'],
    prepare: (on, db) => withInvitation(on, db, 'STAFF'),
    call: (on) => ['DELETE', at(`/invitations/${on.area}`)(on)],
  },
  { what: 'the live state', may: organisers, call: (on) => ['GET', at('/live-state')(on)] },
  { what: 'what is worth a look', may: organisers, call: (on) => ['GET', at('/looks')(on)] },
  {
    what: 'looking again at what looked right',
    may: organisers,
    call: (on) => ['PUT', at('/looks')(on), { key: 'RING', looksRight: false }],
  },
  { what: 'how hard routes were', may: organisers, call: (on) => ['GET', at('/figures')(on)] },
  { what: 'what is not done yet', may: organisers, call: (on) => ['GET', at('/open-work')(on)] },
  { what: 'a sign of life', may: team, call: (on) => ['POST', at('/presence')(on), { unsent: 0 }] },
  { what: 'the end of a role', may: organisers, call: (on) => ['DELETE', at(`/judges/${on.judge}`)(on)] },
];
