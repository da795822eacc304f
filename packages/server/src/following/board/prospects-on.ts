import type { Why } from '@topout/contract';
import { prospectsIn } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { BoardModel } from './board-model.ts';
import { mayStillEnter } from './may-still-enter.ts';

/** Results that may be played through for one answer: a hall of 1,000 on 45 boulders would hold up everybody else. */
const mostResults = 20_000;

/** Whoever wins a last stage, and its podium. */
const winnerAndPodium = [1, 3];

/**
 * Whether an entry still reaches what its stage is about: a place in the next one, or in the last one victory and podium. Nothing
 * while nobody climbs, nor where it cannot be told. (behaviour: boards#place)
 */
export async function prospectsOn(
  db: Queries,
  authority: Authority,
  model: BoardModel,
  { category, entry }: { readonly category: string; readonly entry: string },
): Promise<NonNullable<Why['prospects']>> {
  const { stages, categories } = authority.competition;
  const of = categories.find(({ uuid }) => uuid === category)?.stage;
  const stage = stages.find(({ uuid }) => uuid === of);
  if (!stage?.pendingResults) return [];
  const isLast = stages.every(({ position }) => position <= stage.position);
  const isFirst = stages.every(({ position }) => position >= stage.position);
  const places = isLast ? winnerAndPodium : stage.plannedQuota === null ? [] : [stage.plannedQuota];
  if (places.length === 0 || model.rows().length * model.scoring.routes.length > mostResults) return [];
  const grows = isFirst && (await mayStillEnter(db, authority, category));
  const told = ofVersion(model, grows)(entry);
  return told ? places.map((best) => ({ places: best, prospect: told(best) })) : [];
}

interface Known {
  readonly version: number;
  readonly grows: boolean;
  readonly prospects: ReturnType<typeof prospectsIn>;
}

/** Of each board's last version: everybody may ask, and for one entry after the other. */
const known = new WeakMap<BoardModel, Known>();

/** @param grows more climbers may come */
function ofVersion(model: BoardModel, grows: boolean): Known['prospects'] {
  const { version, scoring } = model;
  const before = known.get(model);
  if (before?.version === version && before.grows === grows) return before.prospects;
  const entries = model.rows().flatMap((row) => model.entry(row.entry) ?? []);
  const prospects = prospectsIn({ ...scoring, entries }, grows ? model.newcomer() : null);
  known.set(model, { version, grows, prospects });
  return prospects;
}
