import { markWords } from '../marks/mark-words.ts';

/** The words of the large board, which a phone never loads. */
export const gridTexts = {
  route: (name: string, colour: string) => `Route ${name}${colour === '' ? '' : `, ${colour}`}`,
  routes: 'Routes',
  gap: 'Gap',
  gapLabel: 'Gap to the place above',
  level: 'level',
  behind: (by: number) => `−${by}`,
  above: (by: number) => `+${by}`,
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
  legendText: 'Height says how far, the number how many attempts.',
  legendSport: 'Height says how far, the number which hold.',
} as const;

/** What a change says: "Top on 12", "No zone on 7". @param attempt of a sport route: the hold */
export function changeText(mark: string, attempt: number, route: string, sport: boolean): string {
  const reached = sport ? sportWord(mark, attempt) : (changes[mark] ?? 'Top');
  return `${reached} on ${route}`;
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
