import type { DayResult } from './day.ts';

const heads = ['fault', 'sent', 'lost', 'doubled', 'no write, s', 'boards apart, s'];

/** A line for each fault; `npm test` shows those with this sign. */
export function tableOf({ struck }: DayResult): string[] {
  const rows = struck.map(({ name, sent, lost, doubled, silentSeconds, apartSeconds }) => [
    name,
    ...[sent, lost, doubled].map(String),
    ...[silentSeconds, apartSeconds].map((seconds) => seconds.toFixed(1)),
  ]);
  return [heads, ...rows].map(([first = '', ...others]) =>
    ['= ', first.padEnd(10), ...others.map((cell) => cell.padStart(16))].join(''),
  );
}

/** The most lost commands that are described. */
const mostDescribed = 10;

/** What should have been otherwise at the end of the day. */
export const missedAtLast = ({
  lost,
  which,
  doubled,
  unanswered,
  different,
  verified,
}: DayResult): string[] => [
  ...(lost > 0 ? [`${lost} commands were lost`, ...which.slice(0, mostDescribed)] : []),
  ...(doubled > 0 ? [`${doubled} commands are there twice`] : []),
  ...(unanswered > 0 ? [`${unanswered} commands were never answered`] : []),
  ...(different > 0 ? [`${different} versions of boards differed between nodes`] : []),
  ...(verified.endsWith(' 0 differences.') ? [] : [`verify: ${verified}`]),
];
