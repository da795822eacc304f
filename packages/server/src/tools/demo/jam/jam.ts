import { type ScoredBy, yearIn } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../platform/db/database.ts';
import { sanitiseSvg } from '../../../preparing/venues/svg/sanitise-svg.ts';
import { demoAccounts } from '../accounts.ts';
import { demoId } from '../demo-ids.ts';
import { type CategoryPlan, insertCompetition } from '../insert-competition.ts';
import { type DemoHashes, insertEntries, insertPeople } from '../people.ts';
import { createRandom } from '../random.ts';
import { climbSession, type Visit } from '../session.ts';
import { drawPeople, numbered } from '../small-field.ts';
import { demoVenues } from '../venues.ts';
import { writeVisits } from '../write-visits.ts';
import { drawFloorMap } from '../gym/floor-map.ts';
import { insertJamDesk } from './desk.ts';
import { oddVisits } from './odd.ts';
import { pinOf } from './pins.ts';
import { insertJamQuestions } from './questions.ts';
import { jamRoutes, witnessedRoutes } from './routes.ts';
import { insertJamRaffle } from './raffle.ts';
import { insertJamTeams, jamTeamRules } from './teams.ts';
import { climbsLater, insertWaves } from './waves.ts';

const scope = 5;
const hour = 3_600_000;
const day = 24 * hour;
export const jamCompetitionId = demoId('competition', scope);

/** Half of its time has passed when the demo begins, milliseconds. */
const climbedMs = hour;

/** Runs longer than the gym competition, so that the home page leads with that one. */
export const jamTimes = (nowMs: number) => ({
  startsAt: new Date(nowMs - climbedMs),
  endsAt: new Date(nowMs + 5 * hour),
});

const [women = '', men = '', youth = ''] = numbered('category', scope, 3);
const category = (id: string, number: number, name: string, scoredBy: ScoredBy): CategoryPlan => ({
  id,
  group: demoId('route-group', scope, number),
  name,
  scoredBy,
  routes: jamRoutes.map((route) => route.id),
});

interface JamClimber {
  readonly id: string;
  readonly category: string;
  readonly ability: number;
}

/** Everybody but the demo's own accounts. */
export function drawField(year: number) {
  const random = createRandom(51);
  const of = (
    [id, count, youngest, oldest]: readonly [string, number, number, number],
    gender: 'FEMALE' | 'MALE' | null,
    after: number,
  ) =>
    drawPeople({ scope, count, youngest, oldest, gender, year, after }, random).map((person) => ({
      person,
      category: id,
      ability: random.normal(id === youth ? -0.8 : 0.1, 0.9),
    }));
  return [
    ...of([women, 63, 16, 52], 'FEMALE', 0),
    ...of([men, 65, 16, 52], 'MALE', 63),
    ...of([youth, 28, 9, 15], null, 128),
  ];
}

const { competitor, organiser, parent } = demoAccounts;
const family: readonly JamClimber[] = [
  { id: competitor.id, category: women, ability: 0.7 },
  { id: parent.id, category: women, ability: -0.4 },
  ...parent.children.map(({ id }) => ({ id, category: youth, ability: -0.6 })),
];

/** A running jam at which climbers score themselves, the demo competitor and a family of three among them. */
export async function insertJam(tx: Tx, nowMs: number, hashes: DemoHashes): Promise<void> {
  const field = drawField(yearIn('UTC', nowMs));
  const people = field.map(({ person }) => person);
  await insertPeople(tx, people, hashes, nowMs - 50 * day);
  const venueId = demoVenues.works.id;
  const mapId = demoId('map', scope);
  await tx.kysely
    .insertInto('map')
    .values({ id: mapId, venueId, name: 'Ground floor', ...sanitiseSvg(drawFloorMap()).drawing })
    .execute();
  await tx.kysely
    .insertInto('route')
    .values(
      jamRoutes.map(({ id, name, colors, climbType, segmentsCount }, index) => ({
        id,
        venueId,
        name,
        circuitNumber: String(index + 1),
        colors,
        climbType,
        segmentsCount,
        mapId,
        mapX: pinOf(index).x,
        mapY: pinOf(index).y,
      })),
    )
    .execute();
  await insertCompetition(tx, {
    id: jamCompetitionId,
    name: 'Chalk Jam',
    ...jamTimes(nowMs),
    judgeKey: 'CHALKJAM',
    headerColour: '#9d174d',
    venue: venueId,
    stage: demoId('stage', scope),
    settings: {
      ...jamTeamRules,
      scoring: { pointsPerTop: 100, pointsPerZone: 40, attemptPenalty: 0, flashBonus: 20, bestN: 20 },
    },
    categories: [
      category(women, 1, 'Women', 'CLIMBERS'),
      category(men, 2, 'Men', 'CLIMBERS'),
      category(youth, 3, 'Youth', 'BOTH'),
    ],
  });
  const entered = [...field.map(({ person, ...one }) => ({ ...one, id: person.id })), ...family];
  await insertEntries(
    tx,
    jamCompetitionId,
    entered.map(({ id, category: of }, index) => ({
      profile: id,
      id: demoId('entry', scope, index + 1),
      category: of,
      createdAt: new Date(nowMs - 12 * day + index * hour),
    })),
  );
  const inCategory = (wanted: string) =>
    field.filter((one) => one.category === wanted).map(({ person }) => person.id);
  const teams = { competition: jamCompetitionId, scope, women: inCategory(women), men: inCategory(men) };
  await insertJamTeams(tx, { ...teams, women: [competitor.id, ...teams.women] });
  await insertJamRaffle(tx, jamCompetitionId, scope);
  await insertJamQuestions(tx, {
    competition: jamCompetitionId,
    scope,
    adults: [...inCategory(women), ...inCategory(men)],
  });
  const later = people.filter((_, index) => climbsLater(index)).map(({ id }) => id);
  await insertWaves(tx, {
    competition: jamCompetitionId,
    ...jamTimes(nowMs),
    now: entered.map(({ id }) => id).filter((id) => !later.includes(id)),
    later,
  });
  await insertJamDesk(tx, {
    competition: jamCompetitionId,
    by: organiser.id,
    startsAt: jamTimes(nowMs).startsAt,
    came: [...family, ...people].map(({ id }) => id).filter((id) => !later.includes(id)),
  });
}

/** @returns how many results it wrote */
export function climbJam(app: Pick<FastifyInstance, 'commands'>, startsMs: number): Promise<number> {
  const here = drawField(yearIn('UTC', startsMs)).filter((_, index) => !climbsLater(index));
  const climbers = [...here.map(({ person, ability }) => ({ id: person.id, ability })), ...family].map(
    (climber) => ({ ...climber, routes: jamRoutes }),
  );
  const best = here.toSorted((a, b) => b.ability - a.ability).map(({ person }) => person.id);
  const ofMen = here.filter((one) => one.category === men).map(({ person }) => person.id);
  const window = { fromMs: startsMs, untilMs: startsMs + climbedMs - 20_000, rest: [2, 7] as const };
  const climbed = [
    ...climbSession(climbers, window, createRandom(52)).flatMap(asLogged),
    ...witnessedVisits([competitor.id, ...best], window.untilMs),
  ];
  return writeVisits(app, {
    competition: jamCompetitionId,
    scope,
    visits: [
      ...climbed,
      ...oddVisits(climbed, ofMen, jamRoutes.slice(0, -witnessedRoutes.length), window.untilMs),
    ].toSorted((a, b) => a.savedMs - b.savedMs),
    judgeOf: ({ climber }) => climber,
  });
}

/** Who just climbed the hardest boulders, one each. Nobody has confirmed it yet. */
const witnessedVisits = (climbers: readonly string[], nowMs: number): Visit[] =>
  witnessedRoutes.flatMap(({ id: route }, index) => {
    const climber = climbers[index];
    const effort = { success: index % 2 === 1, segmentsCount: 1, usedLastHold: false, atMs: nowMs };
    return climber === undefined ? [] : [{ climber, route, efforts: [effort], savedMs: nowMs }];
  });

/** What a climber says of a boulder: nothing, a zone, a flash, or a top that was none. */
function asLogged({ efforts, ...visit }: Visit): Visit[] {
  const last = efforts.at(-1);
  if (!last) return [];
  const [first = last] = efforts;
  if (last.success) return [{ ...visit, efforts: efforts.length === 1 ? [last] : [fallOf(first), last] }];
  const best = efforts.find(({ segmentsCount }) => segmentsCount > 0);
  return best ? [{ ...visit, efforts: [best] }] : [];
}

const fallOf = (effort: Visit['efforts'][number]) => ({ ...effort, success: false, segmentsCount: 0 });
