import { inStartOrder, type PlanList } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import type { BoardPerson } from '../board/board.queries.ts';

/** Somebody of a stage, with their category. */
export interface PlannedPerson extends BoardPerson {
  readonly category: string;
}

type App = Pick<FastifyInstance, 'boards'>;

/** Everybody of a stage's categories, by entry. */
export async function peopleOf(
  { boards }: App,
  { competition }: Pick<Authority, 'competition'>,
  stage: string,
): Promise<ReadonlyMap<string, PlannedPerson>> {
  const categories = competition.categories.filter((category) => category.stage === stage);
  const read = await Promise.all(
    categories.map(async ({ uuid }) => {
      const { model } = await boards.model(competition.uuid, uuid);
      return model.rows().flatMap(({ entry }) => {
        const person = model.person(entry);
        return person ? [{ ...person, category: uuid }] : [];
      });
    }),
  );
  return new Map(read.flat().map((person) => [person.entry, person]));
}

/** The start lists as they are: of each category, and of each of its starting groups. */
export function startLists(
  { competition }: Pick<Authority, 'competition'>,
  people: ReadonlyMap<string, PlannedPerson>,
): PlanList[] {
  const starting = [...people.values()].filter(({ status }) => status === 'ENTERED');
  return competition.categories.flatMap(({ uuid: category }) => {
    const own = starting.filter((person) => person.category === category);
    const groups = [...new Set(own.map(({ startingGroup }) => startingGroup))];
    return groups
      .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
      .map((group) => ({
        category,
        group,
        order: own
          .filter(({ startingGroup }) => startingGroup === group)
          .toSorted(inStartOrder)
          .map(({ entry }) => entry),
      }));
  });
}
