import { handicapBounds } from '@topout/domain';
import { Type } from 'typebox';
import { Nullable } from '../common.ts';

const within = ([minimum, maximum]: readonly [number, number]) =>
  Type.Optional(Nullable(Type.Integer({ minimum, maximum })));

/** A handicap as it is set: the competition's setting says which of the two counts. Null = none of its own. */
export const Handicap = {
  handicapPercent: within(handicapBounds.percent),
  handicapPoints: within(handicapBounds.points),
};
