import { authorityOf } from '../../competition/authority/authority.ts';
import type { CommandContext } from '../command.ts';
import { newId } from '../../platform/ids.ts';
import { publish, recordWhole } from '../../following/results/publish.ts';
import { recordStage } from '../../following/results/stage-record.ts';
import { advance, readAdvancers } from '../../preparing/stages/advance.ts';
import { stageAfter } from '../../competition/require-stage.ts';
import { setStagePhase } from '../../preparing/stages/stage-phase.ts';
import { formats } from './formats.ts';
import { climbRound, type ImportedRound } from './import-round.ts';
import { insertRound, type InsertedRound } from './insert-round.ts';
import { insertStage, markAbsent } from './insert-stage.ts';
import type { RoundFile } from './round-file.ts';

type Context = Pick<CommandContext, 'db' | 'boards' | 'commands'>;

/**
 * Creates one competition from the published rounds of one category: climbs a stage, closes it, advances as
 * many as took part in the next, and so on; then publishes every stage and the whole. The results determine
 * who advances, from which place and in which order.
 *
 * @param rounds in order
 * @throws Error if a round cannot be scored, or different people would advance than did
 */
export async function importEvent(
  context: Context,
  rounds: readonly RoundFile[],
  source: string,
): Promise<ImportedRound> {
  const [first, ...later] = rounds;
  if (!first) throw new Error('no round');
  const { db, commands } = context;
  const event = await db.transaction((tx) =>
    insertRound(tx, first, source, `${first.competition}: ${first.category}`),
  );
  await climbRound(commands, first, event);
  const profiles = new Map(first.competitors.map(({ id }, index) => [id, event.climbers[index] ?? '']));
  for (const round of later) await importNext(context, event, round, profiles);
  await publishAll(context, event);
  return { competition: event.competition, category: event.category };
}

async function importNext(
  context: Context,
  { competition, master }: InsertedRound,
  round: RoundFile,
  profiles: ReadonlyMap<string, string>,
): Promise<void> {
  const { db, commands } = context;
  const format = formats[round.format];
  if (!format) throw new Error(`the format ${round.format} cannot be scored`);
  const routes = await db.transaction((tx) => insertStage(tx, competition, round, format));

  const authority = await authorityOf(db, competition, master);
  const from = authority.competition.stages[0];
  const to = from && stageAfter(authority, from);
  if (!from || !to) throw new Error(`no stage follows`);
  const quota = round.competitors.length;
  const ended = await readAdvancers(context, authority, from, { quota });
  const climbers = round.competitors.map(({ id }) => profiles.get(id) ?? '');
  const going = ended.flatMap((category) => category.going.map(({ entry }) => entry.profile));
  if (going.toSorted().join(' ') !== climbers.toSorted().join(' ')) {
    throw new Error(`others would have gone on to the ${round.round} than did`);
  }
  await db.transaction(async (tx) => {
    await advance(tx, authority, { from, to, quota }, ended);
    await setStagePhase(tx, competition, to.uuid, true);
    for (const status of ['DNS', 'DSQ'] as const)
      await markAbsent(tx, competition, to.uuid, absent(round, profiles, status), status);
  });
  await climbRound(commands, round, { competition, master, routes, climbers });
  await db.transaction((tx) => setStagePhase(tx, competition, to.uuid, false));
}

const absent = (
  { competitors }: RoundFile,
  profiles: ReadonlyMap<string, string>,
  as: 'DNS' | 'DSQ',
): string[] => competitors.flatMap(({ id, status }) => (status === as ? [profiles.get(id) ?? newId()] : []));

/** Publishes every stage and the whole. */
export async function publishAll(context: Context, { competition, master }: InsertedRound): Promise<void> {
  const { db, boards } = context;
  const authority = await authorityOf(db, competition, master);
  for (const { uuid } of authority.competition.categories) boards.changed(competition, uuid);
  for (const stage of authority.competition.stages) {
    const document = await recordStage(context, authority, stage);
    await db.transaction((tx) =>
      publish(tx, authority, { id: newId(), stage: stage.uuid, final: true, reason: null, document }),
    );
  }
  const whole = await recordWhole(context, authority);
  await db.transaction((tx) =>
    publish(tx, authority, { id: newId(), stage: null, final: true, reason: null, document: whole }),
  );
}
