import type { Database } from '../../../platform/db/database.ts';
import { account, at, type Ground, people, type Row } from '../rights.ts';

const reads = (what: string, path: (on: Ground) => string, more: Partial<Row> = {}): Row => ({
  what,
  may: people,
  call: (on) => ['GET', path(on)],
  ...more,
});

/** A league of the master's that includes the competition, with the same id. */
async function withLeague({ id, master }: Ground, db: Database) {
  await db.kysely.insertInto('league').values({ id, name: 'Winter', ownerId: master.profile }).execute();
  await db.kysely.updateTable('competition').set({ leagueId: id }).where('id', '=', id).execute();
  return {};
}

async function withLogo({ venue }: Ground, db: Database) {
  await db.kysely.updateTable('venue').set({ logoSvg: '<svg/>' }).where('id', '=', venue).execute();
  return {};
}

const league = { prepare: withLeague };

/** Public calls, and leagues, which anybody with an account may create. */
export const publicRows: readonly Row[] = [
  reads('the list of competitions', () => '/competitions'),
  reads('a competition', at('')),
  reads('its screens', at('/screen')),
  reads('its clock', at('/clock')),
  reads('its plan', at('/plan')),
  reads('the time', () => '/time'),
  reads('what is announced', at('/announcements')),
  reads('its board', at('/leaderboard')),
  reads('its leaders', at('/leaderboard/leaders')),
  reads('its board on another site', at('/leaderboard/embed')),
  reads('its teams', at('/team-board')),
  reads('its raffle', at('/raffle/winners')),
  reads('the attempts on it', at('/leaderboard/attempts')),
  reads('its heats', at('/leaderboard/heats')),
  reads('why somebody is where they are', (on) => at(`/leaderboard/why?entry=${on.entry}`)(on)),
  reads('its entries', at('/entries')),
  reads('an entry', (on) => at(`/entries/${on.entry}`)(on)),
  reads('what was published', at('/publications')),
  reads('a venue', ({ venue }) => `/venues/${venue}`),
  reads('the routes of a venue', ({ venue }) => `/venues/${venue}/routes`),
  reads('the logo of a venue', ({ venue }) => `/venues/${venue}/logo.svg`, { prepare: withLogo }),
  reads('a map', ({ map }) => `/maps/${map}.svg`),
  reads('a league', ({ id }) => `/leagues/${id}/leaderboard`, league),
  reads('a place in a league', (on) => `/leagues/${on.id}/leaderboard/${on.competitor}`, league),
  { what: 'own leagues', may: account, call: () => ['GET', '/profiles/me/leagues'] },
  { what: 'a new league', may: account, call: () => ['POST', '/leagues', { name: 'Winter' }] },
  {
    what: 'a change of a league',
    may: ['MASTER'],
    call: ({ id }) => ['PATCH', `/leagues/${id}`, { name: 'Summer' }],
    ...league,
  },
  {
    what: 'the end of a league',
    may: ['MASTER'],
    call: ({ id }) => ['DELETE', `/leagues/${id}`],
    ...league,
  },
];
