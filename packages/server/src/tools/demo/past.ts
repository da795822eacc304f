import { yearIn } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from './demo-ids.ts';
import { demoAccounts } from './accounts.ts';
import { type CategoryPlan, insertCompetition } from './insert-competition.ts';
import { type DemoHashes, insertEntries, insertPeople } from './people.ts';
import { createRandom } from './random.ts';
import { climbSession } from './session.ts';
import { drawPeople, numbered } from './small-field.ts';
import { demoVenues } from './venues.ts';
import { writeVisits } from './write-visits.ts';

const scope = 2;
const hour = 3_600_000;
const day = 24 * hour;
const perCategory = 22;
export const pastCompetitionId = demoId('competition', scope);

const names = [
  'Kick-off',
  'Soft Clay',
  'Thumbprint',
  'Glaze',
  'Slip',
  'Crazing',
  'Bisque',
  'Potter’s Wheel',
  'Red Hot',
  'Saggar',
  'Pyrometer',
  'Cone Ten',
];
const colors = ['#f2c230', '#3f9b58', '#2f6fc4', '#d23c34', '#26262b', '#ef7f2a'];
const routes = names.map((name, index) => ({
  id: demoId('route', scope, index + 1),
  name,
  climbType: 'BOULDER' as const,
  segmentsCount: 1,
  difficulty: index * 0.38 - 2,
}));
const [women, men] = numbered('category', scope, 2);
const category = (id: string | undefined, number: number, name: string): CategoryPlan => ({
  id: id ?? '',
  group: demoId('route-group', scope, number),
  name,
  routes: routes.slice(number - 1, number + 10).map((route) => route.id),
});

/** Three weeks ago, from ten to four. */
const startOf = (nowMs: number) => new Date(Math.floor(nowMs / day - 21) * day + 9 * hour);

function drawField(year: number) {
  const random = createRandom(77);
  const of = (gender: 'FEMALE' | 'MALE', after: number) =>
    drawPeople({ scope, count: perCategory, youngest: 16, oldest: 48, gender, year, after }, random).map(
      (person, index) => ({
        person,
        entry: demoId('entry', scope, after + index + 1),
        category: after === 0 ? women : men,
        ability: random.normal(0.2, 0.9),
      }),
    );
  return [...of('FEMALE', 0), ...of('MALE', perCategory)];
}

/** A finished boulder competition, in which the demo competitor took part. */
export async function insertPast(tx: Tx, nowMs: number, hashes: DemoHashes): Promise<void> {
  const startsAt = startOf(nowMs);
  const field = drawField(yearIn('UTC', startsAt));
  await insertPeople(
    tx,
    field.map(({ person }) => person),
    hashes,
    nowMs - 60 * day,
  );
  await tx.kysely
    .insertInto('route')
    .values(
      routes.map(({ id, name, climbType, segmentsCount }, index) => ({
        id,
        venueId: demoVenues.kiln.id,
        name,
        circuitNumber: String(index + 1),
        colors: colors[index % colors.length] ?? '',
        climbType,
        segmentsCount,
      })),
    )
    .execute();
  const endsAt = new Date(startsAt.getTime() + 6 * hour);
  await insertCompetition(tx, {
    id: pastCompetitionId,
    name: 'Old Kiln Summer Jam',
    startsAt,
    endsAt,
    judgeKey: 'OLDKILN',
    headerColour: '#7c2d12',
    leagueId: demoId('league', 1),
    venue: demoVenues.kiln.id,
    stage: demoId('stage', scope),
    closedAt: endsAt,
    settings: {},
    categories: [category(women, 1, 'Women'), category(men, 2, 'Men')],
  });
  const createdAt = new Date(startsAt.getTime() - 9 * day);
  await insertEntries(tx, pastCompetitionId, [
    ...field.map(({ person, entry, category: of = '' }) => ({
      profile: person.id,
      id: entry,
      category: of,
      createdAt,
    })),
    { profile: demoAccounts.competitor.id, id: demoId('entry', scope, 99), category: women ?? '' },
  ]);
}

/** @returns how many results it wrote */
export function climbPast(app: Pick<FastifyInstance, 'commands'>, startsMs: number): Promise<number> {
  const climbers = drawField(yearIn('UTC', startsMs))
    .map(({ person, ability, category: of }) => ({ id: person.id, ability, category: of }))
    .concat({ id: demoAccounts.competitor.id, ability: 0.9, category: women })
    .map((climber) => ({
      ...climber,
      routes: routes.slice(climber.category === women ? 0 : 1).slice(0, 11),
    }));
  const window = { fromMs: startsMs, untilMs: startsMs + 6 * hour, rest: [8, 24] as const };
  return writeVisits(app, {
    competition: pastCompetitionId,
    scope,
    visits: climbSession(climbers, window, createRandom(8)),
    judgeOf: () => demoAccounts.judge.id,
  });
}
