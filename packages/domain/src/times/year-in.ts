import { type Moment, wallClock } from './wall-clock.ts';

/** The year at a place: ages are counted from that of the competition, where it takes place. */
export const yearIn = (timeZone: string, moment: Moment): number => wallClock(moment, timeZone).getFullYear();
