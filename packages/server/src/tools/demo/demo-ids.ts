/** What the demo creates; each kind has its own range of ids. */
const kinds = [
  'competition',
  'venue',
  'map',
  'route',
  'stage',
  'category',
  'route-group',
  'judging-group',
  'profile',
  'account',
  'entry',
  'command',
  'attempt',
  'league',
  'team',
  'wave',
  'prize',
  'question',
  'agreement',
  'dispute',
  'media',
  'sponsor',
] as const;
export type DemoKind = (typeof kinds)[number];

/**
 * Ids of the demo never change, so that links to it still work after it is seeded again.
 *
 * They look like uuid v7. The first competition is `0198a5c0-0000-7000-8000-000000000001`.
 *
 * @param scope the part of the demo that asks (1 = the running gym competition); parts never share ids
 */
export function demoId(kind: DemoKind, scope: number, number = scope): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  const group = kind === 'competition' ? 0 : scope;
  return `0198a5c0-${hex(group, 4)}-7${hex(kinds.indexOf(kind), 3)}-8000-${hex(number, 12)}`;
}

export const gymCompetitionId = demoId('competition', 1);
