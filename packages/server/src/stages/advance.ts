import type { AdvanceReply } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../authority/authority.ts';
import type { StageRef } from '../authority/competition-snapshot.ts';
import { raiseBoard } from '../board/raise.ts';
import { writeAudit } from '../competitions/audit.ts';
import { raiseConfig } from '../competitions/raise-config.ts';
import type { Tx } from '../db/database.ts';
import { conflict } from '../errors.ts';
import { newId } from '../ids.ts';
import { boardVersionOf, readStageEntries, replaceEntries, startedWithout } from './advance.queries.ts';
import { nextCategory } from './next-category.ts';
import { type Advancer, whoAdvances } from './who-advances.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

interface Ended {
  readonly category: string;
  readonly name: string;
  /** Of the board that was read. */
  readonly version: number;
  readonly going: readonly Advancer[];
}

/** Who goes on from each category of a stage, as its boards stand. */
export async function readAdvancers(
  { db, boards }: App,
  { competition }: Authority,
  stage: StageRef,
  quota: number,
): Promise<Ended[]> {
  const categories = competition.categories.filter((category) => category.stage === stage.uuid);
  return Promise.all(
    categories.map(async ({ uuid, name }) => {
      const { version, rows } = await boards.ranking(competition.uuid, uuid);
      const entries = await readStageEntries(db, competition.uuid, uuid);
      return { category: uuid, name, version, going: whoAdvances(rows, entries, quota) };
    }),
  );
}

/**
 * Puts them into the next stage. May be done again as long as nobody who would leave has climbed there.
 *
 * @returns the categories of the next stage, whose boards have changed
 * @throws Refusal 409 when a result came in meanwhile, or somebody who would leave has climbed
 */
export async function advance(
  tx: Tx,
  { competition, actor }: Authority,
  stages: { readonly from: StageRef; readonly to: StageRef; readonly quota: number },
  ended: readonly Ended[],
): Promise<readonly string[]> {
  const { from, to, quota } = stages;
  // The competition before its boards, as everybody does who locks both.
  await raiseConfig(tx, competition.uuid);
  const pairs: { next: string; of: Ended }[] = [];
  for (const of of ended) {
    if ((await boardVersionOf(tx, competition.uuid, of.category)) !== of.version) throw changedMeanwhile();
    pairs.push({ next: await nextCategory(tx, competition, to, of.name), of });
  }
  for (const { next, of } of pairs.toSorted((a, b) => (a.next < b.next ? -1 : 1))) {
    const version = await raiseBoard(tx, competition.uuid, next, { reset: true });
    const ids = of.going.map(({ entry }) => entry.id);
    const climbed = await startedWithout(tx, competition.uuid, next, ids);
    if (climbed !== null) throw hasClimbed(climbed, to.name);
    await replaceEntries(tx, competition.uuid, next, of.going.map(nextEntry), version);
  }
  await tx.kysely
    .updateTable('stage')
    .set({ quota })
    .where('competition_id', '=', competition.uuid)
    .where('id', '=', from.uuid)
    .execute();
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'stage.advanced',
    details: { from: from.uuid, to: to.uuid, quota },
  });
  return pairs.map(({ next }) => next);
}

const nextEntry = ({ entry, previousRanks, startPosition }: Advancer) => ({
  id: newId(),
  entry: entry.id,
  previous_ranks: previousRanks,
  start_position: startPosition,
});

export const presentAdvancers = (to: StageRef, quota: number, ended: readonly Ended[]): AdvanceReply => ({
  stage: to.uuid,
  categories: ended.map(({ category, name, going }) => ({
    category,
    name,
    entries: going.map(({ entry, position, startPosition }) => ({
      entry: entry.id,
      user: { uuid: entry.profile, first_name: entry.first_name, last_name: entry.last_name },
      competitor_number: entry.competitor_number,
      position,
      start_position: startPosition,
    })),
    tied: Math.max(0, going.length - quota),
  })),
});

const changedMeanwhile = () =>
  conflict('stage.changed', 'A result has just come in. Please look at the list again.');

const hasClimbed = (name: string, stage: string) =>
  conflict('stage.started', `${name} has climbed in ${stage} already and cannot be taken out of it.`);
