import type { AdvanceBody, AdvanceReply } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import type { StageRef } from '../../competition/authority/competition-snapshot.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Changed } from '../../entering/entries/changed.ts';
import { boardVersionOf, putEntries, readStageEntries } from './advance.queries.ts';
import { nextCategory } from './next-category.ts';
import { leaversOf, takeOut } from './take-out.ts';
import { type Advancer, whoAdvances, whoDeclined } from './who-advances.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

interface Ended {
  readonly category: string;
  readonly name: string;
  /** The version of the board read. */
  readonly version: number;
  readonly quota: number;
  readonly going: readonly Advancer[];
  readonly declined: ReturnType<typeof whoDeclined>;
}

/** How many advance from each category. */
type Places = Pick<AdvanceBody, 'quota' | 'quotas'>;

const placesOf = ({ quota, quotas = [] }: Places, category: string): number =>
  quotas.find((other) => other.category === category)?.quota ?? quota;

/**
 * Who advances from each category of a stage, according to its current boards.
 *
 * @throws Refusal 400 for places in a category of another stage
 */
export async function readAdvancers(
  { db, boards }: App,
  { competition }: Authority,
  stage: StageRef,
  places: Places,
): Promise<Ended[]> {
  const categories = competition.categories.filter((category) => category.stage === stage.uuid);
  if (places.quotas?.some((other) => !categories.some(({ uuid }) => uuid === other.category)))
    throw invalid('A category does not belong to this stage.', { quotas: ['Not in this stage.'] });
  return Promise.all(
    categories.map(async ({ uuid, name }) => {
      const { version, rows } = await boards.ranking(competition.uuid, uuid);
      const entries = await readStageEntries(db, competition.uuid, uuid);
      const quota = placesOf(places, uuid);
      const going = whoAdvances(rows, entries, quota);
      return { category: uuid, name, version, quota, going, declined: whoDeclined(rows, entries, quota) };
    }),
  );
}

/**
 * Moves them to the next stage. This can be repeated until somebody who would have to leave has climbed
 * there.
 *
 * @returns the next stages' categories, whose boards have changed, and the routes whose queues did
 * @throws Refusal 409 if a result has just come in, or somebody who would leave has climbed
 */
export async function advance(
  tx: Tx,
  { competition, actor }: Authority,
  stages: { readonly from: StageRef; readonly to: StageRef; readonly quota: number },
  ended: readonly Ended[],
): Promise<Changed> {
  const { from, to, quota } = stages;
  // The competition before its boards, the common lock order.
  await raiseConfig(tx, competition.uuid);
  const pairs: { next: string; of: Ended }[] = [];
  for (const of of ended) {
    if ((await boardVersionOf(tx, competition.uuid, of.category)) !== of.version) throw changedMeanwhile();
    pairs.push({ next: await nextCategory(tx, competition, to, of.name), of });
  }
  const leavers = async () => {
    const found = [];
    for (const { next, of } of pairs) {
      const people = of.going.map(({ entry }) => entry.profile);
      found.push(...(await leaversOf(tx, competition.uuid, next, { from: from.uuid, people })));
    }
    return found;
  };
  const seen = (await leavers()).map(({ categoryId }) => categoryId);
  const categories = [...new Set([...pairs.map(({ next }) => next), ...seen])].toSorted();
  const versions = new Map<string, number>();
  for (const uuid of categories) {
    versions.set(uuid, await raiseBoard(tx, competition.uuid, uuid, { reset: true }));
  }
  // Read again under the locks: anybody who has just climbed stays.
  const gone = await leavers();
  const climbed = gone.find(({ attemptsCount }) => attemptsCount > 0);
  if (climbed) throw hasClimbed(climbed.name, to.name);
  const routes = await takeOut(tx, competition.uuid, gone, actor.profile);
  for (const { next, of } of pairs) {
    await putEntries(tx, competition.uuid, next, of.going.map(nextEntry), versions.get(next) ?? 0);
  }
  await tx.kysely
    .updateTable('stage')
    .set({ quota: quota === 0 ? null : quota })
    .where('competitionId', '=', competition.uuid)
    .where('id', '=', from.uuid)
    .execute();
  for (const of of ended) {
    await tx.kysely
      .updateTable('category')
      .set({ quota: of.quota === quota ? null : of.quota })
      .where('competitionId', '=', competition.uuid)
      .where('id', '=', of.category)
      .execute();
  }
  await auditOf(tx, { competition, actor }, 'stage.advanced', {
    from: from.uuid,
    to: to.uuid,
    quota,
    quotas: ended.map((of) => ({ category: of.category, quota: of.quota })),
  });
  return { categories, routes };
}

const nextEntry = ({ entry, previousRanks, startPosition }: Advancer) => ({
  id: newId(),
  profile: entry.profile,
  previousRanks,
  startPosition,
});

export const presentAdvancers = (to: StageRef, ended: readonly Ended[]): AdvanceReply => ({
  stage: to.uuid,
  categories: ended.map(({ category, name, quota, going, declined }) => ({
    category,
    name,
    entries: going.map(({ entry, position, startPosition }) => ({
      entry: entry.id,
      user: { uuid: entry.profile, firstName: entry.firstName, lastName: entry.lastName },
      competitorNumber: entry.competitorNumber,
      position,
      startPosition,
    })),
    tied: Math.max(0, going.length - quota),
    declined: declined.map(({ entry: { profile: uuid, firstName, lastName }, position }) => ({
      user: { uuid, firstName, lastName },
      position,
    })),
  })),
});

const changedMeanwhile = () =>
  conflict('stage.changed', 'A result has just come in. Please look at the list again.');

const hasClimbed = (name: string, stage: string) =>
  conflict('stage.started', `${name} has already climbed in ${stage}, so you cannot remove them from it.`);
