import type { LeagueLeaderboard, LeagueRow } from '@topout/contract';
import { canSeeLeaderboard, isMinor, publicName } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import { type Authority, authorityOf } from '../authority/authority.ts';
import { pictureUrl } from '../entries/picture-url.ts';
import { notFound } from '../errors.ts';
import { type LeaguePerson, readLeague, readPeople } from './league.queries.ts';
import { type LeagueBoard, type LeagueLine, leagueTable } from './league-table.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/**
 * The standings of a league, from the boards that everybody may see: the same for every viewer.
 *
 * @throws Refusal 404
 */
export async function showLeague({ db, boards }: App, id: string): Promise<LeagueLeaderboard> {
  const league = await readLeague(db, id);
  if (!league) throw notFound('league');
  const authorities = await Promise.all(league.competitions.map((uuid) => authorityOf(db, uuid, null)));
  const visible = authorities.filter(({ actor, rules, phase }) => canSeeLeaderboard(actor, rules, phase));
  const people = await readPeople(
    db,
    visible.map(({ competition }) => competition.uuid),
  );
  const of = await Promise.all(visible.map((authority) => boardsOf(boards, authority, people)));
  const persons = new Map([...people.values()].map((person) => [person.uuid, person]));
  const year = new Date().getUTCFullYear();
  return {
    uuid: league.id,
    name: league.name,
    categories: leagueTable(of.flat()).map(({ name, lines }) => ({
      name,
      rows: lines.map((line) => presentLine(line, persons.get(line.user), year)),
    })),
  };
}

async function boardsOf(
  boards: App['boards'],
  { competition }: Authority,
  people: ReadonlyMap<string, LeaguePerson>,
): Promise<LeagueBoard[]> {
  return Promise.all(
    competition.categories.map(async ({ uuid, name }) => {
      const { rows } = await boards.ranking(competition.uuid, uuid);
      return {
        competition: { uuid: competition.uuid, name: competition.name },
        category: name,
        places: rows.flatMap(({ entry, position }) => {
          const user = people.get(entry)?.uuid;
          return user === undefined || position === null ? [] : [{ user, position }];
        }),
      };
    }),
  );
}

function presentLine(line: LeagueLine, person: LeaguePerson | undefined, year: number): LeagueRow {
  const known = {
    firstName: person?.first_name ?? '',
    lastName: person?.last_name ?? '',
    yearOfBirth: person?.year_of_birth ?? null,
    fullNamePublic: person?.full_name_public ?? false,
  };
  const { firstName, lastName } = publicName(known, year);
  const hidden = isMinor(known.yearOfBirth, year) && !known.fullNamePublic;
  return {
    position: line.position,
    points: line.points,
    user: {
      uuid: line.user,
      first_name: firstName,
      last_name: lastName,
      picture_url: hidden ? null : pictureUrl(person?.picture ?? null),
    },
    competitions: [...line.competitions],
  };
}
