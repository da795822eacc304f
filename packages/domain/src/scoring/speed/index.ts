/** Speed, as others use it. */
export { type Bracket, knockOut, raceOn, type SpeedRound } from './bracket.ts';
export type { ListedHeat, ListedLane, ListedRacer } from './listed-heat.ts';
export { finalText } from './final-text.ts';
export { heatNow, heatOf, heatOfResult } from './heat-on-air.ts';
export { isSpeed } from './is-speed.ts';
export { isPresent, placeOfReading } from './place-of-reading.ts';
export { listedHeats, missingRoutes, type SpeedStage } from './listed-heats.ts';
export {
  effortOfRun,
  exactTimeText,
  type Run,
  runHolds,
  runOf,
  runRead,
  runText,
  runWords,
  timeText,
} from './run.ts';
export { beatsRecord, recordMark, type SpeedRecord } from './record.ts';
export { isRunTime, readRunTime, runTimeProblem, type TypedTime } from './run-time.ts';
export { heatProblem, isRerun, type Verdict, verdictOf } from './verdict.ts';
