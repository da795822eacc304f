import { clockLimits, mostRest, type PlanChange, planFormats } from '@topout/domain';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Uuid = Type.String({ format: 'uuid' });
const Place = Type.Integer({ minimum: 1, maximum: 100_000 });
const seconds = (most: number) => Type.Integer({ minimum: 0, maximum: most });
/** In the years that people may choose, 1900 to 2199, whatever the offset from UTC. */
const Moment = Type.Integer({ minimum: -2_209_075_200_000, maximum: 7_258_204_800_000 });
const of = (kind: PlanChange['kind'], needs: Record<string, TSchema>) =>
  Type.Object({ kind: Type.Literal(kind), ...needs });

const StoredPlanChange = Type.Union([
  of('MAKE', {
    format: Type.Enum([...planFormats]),
    rest: Type.Integer({ minimum: 0, maximum: mostRest }),
    together: Type.Boolean(),
    split: Type.Boolean(),
    times: Type.Object({
      prepare: seconds(clockLimits.prepare),
      climb: Type.Integer({ minimum: 1, maximum: clockLimits.climb }),
      change: seconds(clockLimits.change),
      slots: Type.Integer({ minimum: 1, maximum: clockLimits.slots }),
      rolling: Type.Boolean(),
    }),
    startsAt: Moment,
    lists: Type.Array(
      Type.Object({
        category: Uuid,
        group: Type.Union([Type.String(), Type.Null()]),
        order: Type.Array(Type.Union([Uuid, Type.Null()])),
      }),
    ),
  }),
  of('MOVE', { entry: Uuid, place: Place }),
  of('GAP', { list: Place, place: Place }),
  of('CLOSE', { list: Place, place: Place }),
  of('LEAVE', { entry: Uuid }),
  of('ADD', { entry: Uuid, list: Place }),
  of('BEGIN', { startsAt: Moment }),
  of('UNDO', {}),
]);
const stored = Compile(StoredPlanChange);

/** Whether what is stored is a change of a plan: halls and files may bring anything. */
export const isPlanChange = (value: unknown): value is PlanChange => stored.Check(value);
