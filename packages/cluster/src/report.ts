import type { DayResult } from './day.ts';

const heads = ['fault', 'sent', 'lost', 'doubled', 'no write, s', 'boards apart, s'];

/** A line for each fault. */
export function tableOf({ struck }: DayResult): string[] {
  const rows = struck.map(({ name, sent, lost, doubled, silentSeconds, apartSeconds }) => [
    name,
    ...[sent, lost, doubled].map(String),
    ...[silentSeconds, apartSeconds].map((seconds) => seconds.toFixed(1)),
  ]);
  return [heads, ...rows].map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(16))).join(''),
  );
}

/** Everything that should have been otherwise. */
export function missedOf(result: DayResult): string[] {
  const { struck, lost, doubled, unanswered, different, verified } = result;
  return [
    ...struck.flatMap(({ name, missed }) => missed.map((line) => `${name}: ${line}`)),
    ...(lost > 0 ? [`${lost} commands were lost`] : []),
    ...(doubled > 0 ? [`${doubled} commands are there twice`] : []),
    ...(unanswered > 0 ? [`${unanswered} commands were never answered`] : []),
    ...(different > 0 ? [`${different} versions of boards differed between nodes`] : []),
    ...(verified.endsWith(' 0 differences.') ? [] : [`verify: ${verified}`]),
  ];
}
