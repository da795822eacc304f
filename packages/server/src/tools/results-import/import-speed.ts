import { authorityOf } from '../../competition/authority/authority.ts';
import { stageAfter } from '../../competition/require-stage.ts';
import { advance, readAdvancers } from '../../preparing/stages/advance.ts';
import { setStagePhase } from '../../preparing/stages/stage-phase.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { CommandContext } from '../command.ts';
import { formats } from './formats.ts';
import { publishAll } from './import-event.ts';
import { climbRound, type ImportedRound } from './import-round.ts';
import { insertRound, type InsertedRound } from './insert-round.ts';
import { insertStage } from './insert-stage.ts';
import type { RoundFile } from './round-file.ts';
import type { SpeedFile } from './speed-file.ts';
import { speedProblem } from './speed-problem.ts';
import { finalOf, qualificationOf } from './speed-rounds.ts';

type Context = Pick<CommandContext, 'db' | 'boards' | 'commands'>;

/**
 * Creates one competition from a published speed event: the qualification, then the final with those in its
 * heats, on their lines of the bracket; then publishes both and the whole.
 *
 * @throws Error for what cannot have happened, and then nothing is there; or if somebody in the final has no place in
 * the qualification
 */
export async function importSpeed(context: Context, file: SpeedFile, source: string): Promise<ImportedRound> {
  const problem = speedProblem(file);
  if (problem !== null) throw new Error(problem);
  const { db, commands } = context;
  const first = qualificationOf(file);
  const name = `${file.competition}: ${file.category}`;
  const event = await db.transaction((tx) => insertRound(tx, first, source, name));
  await climbRound(commands, first, event);
  const profiles = new Map(first.competitors.map(({ id }, index) => [id, event.climbers[index] ?? '']));
  const final = finalOf(file);
  if (final) await importFinal(context, event, final.round, final.seeds, profiles);
  await publishAll(context, event);
  return { competition: event.competition, category: event.category };
}

async function importFinal(
  context: Context,
  { competition, master }: InsertedRound,
  round: RoundFile,
  seeds: ReadonlyMap<string, number>,
  profiles: ReadonlyMap<string, string>,
): Promise<void> {
  const { db, commands } = context;
  const format = formats[round.format];
  if (!format) throw new Error(`the format ${round.format} cannot be scored`);
  const routes = await db.transaction((tx) => insertStage(tx, competition, round, format));
  const authority = await authorityOf(db, competition, master);
  const from = authority.competition.stages[0];
  const to = from && stageAfter(authority, from);
  if (!from || !to) throw new Error('no stage follows');

  const climbers = round.competitors.map(({ id }) => profiles.get(id) ?? '');
  const seedOf = new Map(round.competitors.map(({ id }) => [profiles.get(id), seeds.get(id)]));
  const all = await readAdvancers(context, authority, from, { quota: profiles.size });
  const ended = all.map((category) => {
    const going = category.going.filter(({ entry }) => climbers.includes(entry.profile));
    const placed = going.map((one, index) => {
      const seed = seedOf.get(one.entry.profile);
      return { ...one, startPosition: seed ? going.length + 1 - seed : index + 1 };
    });
    return { ...category, quota: climbers.length, going: placed };
  });
  const going = new Set(ended.flatMap((category) => category.going.map(({ entry }) => entry.profile)));
  if (climbers.some((climber) => !going.has(climber)))
    throw new Error('somebody in the final has no place in the qualification');
  await db.transaction(async (tx) => {
    await advance(tx, authority, { from, to, quota: climbers.length }, ended);
    if (seeds.size === 0) await forgetSeeds(tx, competition, to.uuid);
    await setStagePhase(tx, competition, to.uuid, true);
  });
  await climbRound(commands, round, { competition, master, routes, climbers });
  await db.transaction((tx) => setStagePhase(tx, competition, to.uuid, false));
}

/** Who raced whom is not known: two with one place in the qualification could have had either line. */
async function forgetSeeds({ kysely }: Tx, competition: string, stage: string): Promise<void> {
  await kysely
    .updateTable('entry')
    .set({ startPosition: null })
    .where('competitionId', '=', competition)
    .where('categoryId', 'in', (categories) =>
      categories.selectFrom('category').select('id').where('stageId', '=', stage),
    )
    .execute();
}
