import type { Route } from '@topout/contract';
import { routesTexts as texts } from './texts.ts';

/** A route's kind in words: "Boulder, one zone". */
export const kindOf = ({ climbType, segmentsCount }: Pick<Route, 'climbType' | 'segmentsCount'>): string =>
  climbType === 'BOULDER' ? texts.boulder(segmentsCount) : texts.sport(segmentsCount);
