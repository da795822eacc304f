import { Body, Nullable, PlanChangeBody, Uuid } from '@topout/contract';
import { type ChangedPlan, planOf } from '@topout/domain';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { StoredChange } from './plan.queries.ts';

const { choice } = PlanChangeBody.properties;
const Place = Type.Integer({ minimum: 1, maximum: 100_000 });
/** In the years for which anything is planned, wherever on earth. */
const Moment = Type.Integer({ minimum: Date.UTC(1899, 11, 31), maximum: Date.UTC(2200, 0, 2) });
const List = Body({
  category: Uuid,
  group: Nullable(Type.String()),
  order: Type.Array(Nullable(Uuid), { maxItems: 10_000 }),
});

/** A change as the rule wrote it. */
const fits = Compile(
  Type.Union([
    Body({
      kind: Type.Literal('MAKE'),
      ...choice.properties,
      startsAt: Moment,
      lists: Type.Array(List, { maxItems: 1_000 }),
    }),
    Body({ kind: Type.Literal('MOVE'), entry: Uuid, place: Place }),
    Body({ kind: Type.Literal('GAP'), list: Place, place: Place }),
    Body({ kind: Type.Literal('CLOSE'), list: Place, place: Place }),
    Body({ kind: Type.Literal('LEAVE'), entry: Uuid }),
    Body({ kind: Type.Literal('ADD'), entry: Uuid, list: Place }),
    Body({ kind: Type.Literal('BEGIN'), startsAt: Moment }),
    Body({ kind: Type.Literal('UNDO') }),
  ]),
);

/**
 * The plan that stored changes make; null = there is none. Halls and files bring changes, too: one that the rule did not
 * write counts as not there.
 */
export const storedPlan = (changes: readonly StoredChange[]): ChangedPlan | null =>
  planOf(changes.map(({ kind, details }) => ({ ...details, kind })).filter((change) => fits.Check(change)));
