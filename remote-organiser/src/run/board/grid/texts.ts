import { markWords, runWord } from '../marks/mark-words.ts';
import type { GridRoute } from './use-grid-routes.ts';

/** The words of the large board, which a phone never loads. */
export const gridTexts = {
  route: (name: string, colour: string) => `Route ${name}${colour === '' ? '' : `, ${colour}`}`,
  routes: 'Routes',
  gap: 'Gap',
  gapLabel: 'Gap to the place above',
  level: 'level',
  behind: (by: string) => `−${by}`,
  above: (by: string) => `+${by}`,
  justNow: 'Just now',
  quiet: 'Results appear here as they come in.',
  now: 'now',
  seconds: (n: number) => `${n} s`,
  minutes: (n: number) => `${n} min`,
  legend: 'How to read the marks',
  flash: 'Flash',
  top: 'Top',
  zone: 'Zone',
  inPart: 'In part',
  tried: 'Tried',
  time: 'Time',
  noTime: 'No time',
  legendText: 'Height says how far, the number how many attempts.',
  legendSport: 'Height says how far, the number which hold.',
} as const;

/** What a change says: "Top on 12", "No zone on 7". @param attempt of a sport route: the hold */
export function changeText(mark: string, attempt: number, { name, kind }: GridRoute): string {
  return `${reached[kind](mark, attempt)} on ${name}`;
}

const changes: Readonly<Record<string, string>> = {
  ...markWords,
  '-': 'No zone',
  '.': 'Taken back',
};

function sportWord(mark: string, hold: number): string {
  if (mark === 'T' || mark === '.') return changes[mark] ?? 'Top';
  return hold === 0 ? 'No hold' : `Hold ${hold}`;
}

const reached = {
  BOULDER: (mark: string) => changes[mark] ?? 'Top',
  SPORT: sportWord,
  RUN: (mark: string, holds: number) => (mark === '.' ? 'Taken back' : runWord(mark, holds)),
} satisfies Record<GridRoute['kind'], (mark: string, attempt: number) => string>;
