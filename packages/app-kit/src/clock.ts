/** The clock of a stage, for every screen that mirrors it. Not in the index: only those screens load it. */
export { ClockStrip, type ClockStripProps } from './clock/clock-strip.tsx';
export { Digits, type DigitsProps } from './clock/digits.tsx';
export { useTick } from './clock/use-tick.ts';
export { useTones } from './clock/use-tones.ts';
