import type { TiePayment } from '@topout/domain';
import { newId } from '../../platform/ids.ts';
import type { CommandContext } from '../command.ts';
import { importRound } from './import-round.ts';
import { insertPeople, roundOf } from './series-rounds.ts';
import { insertUnlisted } from './unlisted.ts';
import type { SeriesFile } from './series-file.ts';
import { seriesProblem } from './series-problem.ts';

export interface ImportedSeries {
  readonly league: string;
  /** Profile uuids by the ids of the file. */
  readonly people: Readonly<Record<string, string>>;
}

/** By the words of the file. */
function tiePaymentOf(tiedPlaces: string): TiePayment {
  if (/^full/i.test(tiedPlaces)) return 'FULL';
  return /rounded down|floor/i.test(tiedPlaces) ? 'MEAN_FLOOR' : 'MEAN';
}

/**
 * Creates a league from a published series: its competitions with everybody's places, as results of their
 * discipline that come to them, and its rules.
 *
 * @throws Error for what cannot be, and then nothing is there
 */
export async function importSeries(
  context: Pick<CommandContext, 'db' | 'commands'>,
  file: SeriesFile,
  source: string,
): Promise<ImportedSeries> {
  const problem = seriesProblem(file);
  if (problem !== null) throw new Error(problem);
  const { db } = context;
  const { rules, competitions } = file;
  const people = await insertPeople(db, file);
  const unlisted = await insertUnlisted(db, file);
  const [owner, league] = [newId(), newId()];
  await db.kysely
    .insertInto('profile')
    .values({ id: owner, firstName: 'Published', lastName: 'results' })
    .execute();
  await db.kysely
    .insertInto('league')
    .values({
      id: league,
      ownerId: owner,
      name: `${file.series}: ${file.category}`.slice(0, 200),
      placePoints: rules.place_points,
      tiePayment: tiePaymentOf(rules.tied_places),
      ties: 'STAND',
      bestOf: rules.best ?? null,
      mostBoulder: rules.best_per_discipline?.boulder ?? null,
      mostLead: rules.best_per_discipline?.lead ?? null,
      mostSpeed: rules.best_per_discipline?.speed ?? null,
      leastDisciplines: rules.min_disciplines ?? null,
      guests: [...unlisted],
      guestPlaces: 'KEPT',
    })
    .execute();
  for (const one of competitions.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const { competition } = await importRound(context, roundOf(file, one, people, unlisted), source);
    await db.kysely
      .updateTable('competition')
      .set({ leagueId: league, name: one.name.slice(0, 200) })
      .where('id', '=', competition)
      .execute();
  }
  return { league, people: Object.fromEntries([...people].map(([id, { profile }]) => [id, profile])) };
}
