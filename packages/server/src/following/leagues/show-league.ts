import type { LeagueLeaderboard, LeagueRow } from '@topout/contract';
import { canSeeLeaderboard, disciplineOf, isMinor, publicName, yearIn } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { pictureUrl } from '../../platform/media/picture-url.ts';
import { notFound } from '../../platform/errors.ts';
import { rankCompetition } from '../results/rank-competition.ts';
import { type LeaguePerson, readLeague, readPeople } from './league.queries.ts';
import { type LeagueBoard, type LeagueLine, leagueTable } from './league-table.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

/**
 * The standings of a league, from public boards: the same for every viewer except for the right to
 * change it.
 *
 * @throws Refusal 404
 */
export async function showLeague(
  { db, boards }: App,
  id: string,
  viewer: string | null,
): Promise<LeagueLeaderboard> {
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
  const year = yearIn('UTC', Date.now());
  const { id: uuid, owner, competitions, ...rules } = league;
  const canChange = viewer !== null && viewer === owner;
  return {
    uuid,
    ...rules,
    guests: canChange ? rules.guests.map((guest) => named(guest, persons.get(guest), year)) : [],
    competitions: authorities.map(({ competition: { uuid, name } }) => ({ uuid, name })),
    canChange,
    categories: leagueTable(of.flat(), rules, competitions.length).map(({ name, lines }) => ({
      name,
      rows: byName(lines, persons).map((line) => presentLine(line, persons.get(line.user), year)),
    })),
  };
}

/** As everybody may read it: whoever runs a league need not organise its competitions any more. */
const named = (uuid: string, person: LeaguePerson | undefined, year: number) => ({
  uuid,
  ...(person ? publicName(person, year) : { firstName: 'Competitor', lastName: '' }),
});

const collator = new Intl.Collator('en');

/** Within a tie, and of those without a rank, by last name, then first name. */
function byName(lines: readonly LeagueLine[], persons: ReadonlyMap<string, LeaguePerson>): LeagueLine[] {
  const { compare } = collator;
  const nameOf = ({ user }: LeagueLine) => persons.get(user) ?? { firstName: '', lastName: '' };
  return lines.toSorted((a, b) => {
    const [one, other] = [nameOf(a), nameOf(b)];
    return (
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      compare(one.lastName, other.lastName) ||
      compare(one.firstName, other.firstName)
    );
  });
}

/** A competition's ranking by category over all its stages; a score is the sum over the stages. */
async function boardsOf(
  boards: App['boards'],
  { competition }: Authority,
  people: ReadonlyMap<string, LeaguePerson>,
): Promise<LeagueBoard[]> {
  const { uuid, name } = competition;
  const discipline = disciplineOf(
    competition.stages.map(({ scoringSystem }) => scoringSystem ?? competition.scoringSystem),
  );
  const scores = new Map<string, number>();
  const years = new Map<string, number | null>();
  const stages = await Promise.all(
    competition.stages
      .toSorted((a, b) => a.position - b.position)
      .map(async (stage) => ({
        uuid: stage.uuid,
        categories: await Promise.all(
          competition.categories
            .filter((category) => category.stage === stage.uuid)
            .map(async (category) => ({
              name: category.name,
              rows: (await boards.ranking(uuid, category.uuid)).rows.flatMap(({ entry, position, score }) => {
                const person = people.get(entry);
                if (!person) return [];
                years.set(person.uuid, person.yearOfBirth);
                scores.set(person.uuid, (scores.get(person.uuid) ?? 0) + (score ?? 0));
                return [{ user: person.uuid, status: person.status, position }];
              }),
            })),
        ),
      })),
  );
  return rankCompetition(stages).categories.map((category) => ({
    competition: { uuid, name },
    discipline,
    category: category.name,
    places: category.rows.map(({ user, position }) => ({
      user,
      position,
      yearOfBirth: years.get(user) ?? null,
      score: scores.get(user) ?? 0,
    })),
  }));
}

function presentLine(line: LeagueLine, person: LeaguePerson | undefined, year: number): LeagueRow {
  const known = {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    yearOfBirth: person?.yearOfBirth ?? null,
    fullNamePublic: person?.fullNamePublic ?? false,
  };
  const { firstName, lastName } = publicName(known, year);
  const hidden = isMinor(known.yearOfBirth, year) && !known.fullNamePublic;
  return {
    position: line.position,
    points: line.points,
    user: {
      uuid: line.user,
      firstName,
      lastName,
      pictureUrl: hidden ? null : pictureUrl(person?.picture ?? null),
    },
    competitions: [...line.competitions],
  };
}
