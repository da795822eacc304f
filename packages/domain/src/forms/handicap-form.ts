import { number, object } from 'yup';
import { handicapBounds } from '../scoring/handicap.ts';

const within = ([least, most]: readonly [number, number], message: string) =>
  number().nullable().defined().integer(message).min(least, message).max(most, message);

/** A handicap of a category or of somebody: percent and points, either of them empty. */
export const handicapFields = {
  handicapPercent: within(handicapBounds.percent, 'From 1 to 999 percent'),
  handicapPoints: within(handicapBounds.points, 'From −100,000 to 100,000 points'),
};

export const handicapForm = object(handicapFields);
