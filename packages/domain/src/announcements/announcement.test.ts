import type { Actor } from '../model.ts';
import type { Role } from '../vocabulary.ts';
import { type Addressed, type AnnouncementAudience, hears, newsOf, onWall } from './announcement.ts';

const someone = (role: Role | null, categories: string[] = [], pending = false, waves: string[] = []) => ({
  actor: { profile: 'p', role, pending, assignedRoutes: new Set<string>() } satisfies Actor,
  categories: new Set(categories),
  waves: new Set(waves),
});
const people = {
  staff: someone('STAFF'),
  judge: someone('JUDGE'),
  asking: someone('JUDGE', [], true),
  women: someone(null, ['w']),
  men: someone(null, ['m'], false, ['early']),
  guest: someone(null),
};

const nobodysOwn = { category: null, wave: null };
const rows: [Addressed, string][] = [
  [{ audience: 'EVERYBODY', ...nobodysOwn }, 'staff judge asking women men guest'],
  [{ audience: 'CATEGORY', category: 'w', wave: null }, 'staff women'],
  [{ audience: 'WAVE', category: null, wave: 'early' }, 'staff men'],
  [{ audience: 'JUDGES', ...nobodysOwn }, 'staff judge'],
  [{ audience: 'STAFF', ...nobodysOwn }, 'staff'],
];

it.each(rows)('%j is heard by %s', (announcement, heard) =>
  expect(
    Object.entries(people)
      .filter(([, person]) => hears(person, announcement))
      .map(([name]) => name)
      .join(' '),
  ).toBe(heard),
);

const nowMs = Date.parse('2026-05-02T12:00:00Z');
const made = (minutesAgo: number, audience: AnnouncementAudience = 'EVERYBODY', withdrawn = false) => ({
  audience,
  madeAt: new Date(nowMs - minutesAgo * 60_000).toISOString(),
  withdrawnAt: withdrawn ? new Date(nowMs).toISOString() : null,
});

it('shows the newest that was neither withdrawn nor put away, for four hours', () => {
  const [withdrawn, fresh, older] = [made(1, 'STAFF', true), made(5), made(60)];
  expect(newsOf([withdrawn, fresh, older], null, nowMs)).toBe(fresh);
  expect(newsOf([fresh, older], older.madeAt, nowMs)).toBe(fresh);
  expect(newsOf([fresh, older], fresh.madeAt, nowMs)).toBeUndefined();
  expect(newsOf([made(241)], null, nowMs)).toBeUndefined();
});

it('shows the hall only what is for everybody, for ten minutes', () => {
  const [staff, everybody] = [made(1, 'STAFF'), made(9)];
  expect(onWall([staff, everybody], nowMs)).toBe(everybody);
  expect(onWall([staff, made(11)], nowMs)).toBeUndefined();
});
