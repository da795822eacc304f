import { type Moment, wallClock } from './wall-clock.ts';

/** The year at a place: ages count from the year where the competition takes place. */
export const yearIn = (timeZone: string, moment: Moment): number => wallClock(moment, timeZone).getFullYear();
