import type { Actor } from '../model.ts';
import type { Role } from '../vocabulary.ts';
import { type Addressed, hears } from './announcement.ts';

const someone = (role: Role | null, categories: string[] = [], pending = false) => ({
  actor: { profile: 'p', role, pending, assignedRoutes: new Set<string>() } satisfies Actor,
  categories: new Set(categories),
});
const people = {
  staff: someone('STAFF'),
  judge: someone('JUDGE'),
  asking: someone('JUDGE', [], true),
  women: someone(null, ['w']),
  men: someone(null, ['m']),
  guest: someone(null),
};

const rows: [Addressed, string][] = [
  [{ audience: 'EVERYBODY', category: null }, 'staff judge asking women men guest'],
  [{ audience: 'CATEGORY', category: 'w' }, 'staff women'],
  [{ audience: 'JUDGES', category: null }, 'staff judge'],
  [{ audience: 'STAFF', category: null }, 'staff'],
];

it.each(rows)('%j is heard by %s', (announcement, heard) =>
  expect(
    Object.entries(people)
      .filter(([, person]) => hears(person, announcement))
      .map(([name]) => name)
      .join(' '),
  ).toBe(heard),
);
