import { longest } from '@topout/domain';
import { lastPlace } from './formats.ts';
import type { SeriesFile } from './series-file.ts';

/** What in a series cannot be, as a sentence for whoever imports it; null = nothing. */
export function seriesProblem({ persons, competitions }: SeriesFile): string | null {
  const people = new Set(persons.map(({ id }) => String(id)));
  const twice = twiceIn(persons.map(({ id }) => String(id)));
  if (twice !== null) return `${twice} is twice among the persons.`;
  const long = persons.find(({ name }) => (name ?? '').length > longest.name);
  if (long) return `The name of ${long.id} is too long.`;
  const competition = twiceIn(competitions.map(({ id }) => String(id)));
  if (competition !== null) return `The competition ${competition} is in the series twice.`;
  for (const { id, name, places } of competitions) {
    if (name.trim() === '') return `The competition ${id} has no name.`;
    const beyond = places.find(([place]) => place !== null && place > lastPlace);
    if (beyond) return `${name} has a place ${beyond[0]}: places end at ${lastPlace}.`;
    const ids = places.map(([, id]) => String(id));
    const again = twiceIn(ids);
    if (again !== null) return `${name} has two places for ${again}.`;
    const stranger = ids.find((id) => !people.has(id));
    if (stranger !== undefined) return `${name} has a place for ${stranger}, who is not among the persons.`;
  }
  return null;
}

const twiceIn = (ids: readonly string[]): string | null =>
  ids.find((id, index) => ids.indexOf(id) !== index) ?? null;
