import type { EntryStamp } from './entry-stamps.ts';
import { PreparedAnswers } from './prepared-answers.ts';

const owner = { profile_id: 'p', parent_id: null, waiting: false };
const stamp = (entry: string, version = 1): EntryStamp => ({
  entry,
  category: 'c',
  version,
  configVersion: 1,
});

it('keeps one answer for each kind of viewer, of one stamp', () => {
  const prepared = new PreparedAnswers();
  prepared.remember('e', stamp('e'), owner, 'guest', Buffer.from('1'));
  prepared.remember('e', stamp('e'), owner, 'staff', Buffer.from('2'));
  expect([...(prepared.at('e', stamp('e'))?.answers.keys() ?? [])]).toEqual(['guest', 'staff']);
  prepared.remember('e', stamp('e', 2), owner, 'guest', Buffer.from('3'));
  expect(prepared.at('e', stamp('e'))).toBeUndefined();
  expect([...(prepared.at('e', stamp('e', 2))?.answers.keys() ?? [])]).toEqual(['guest']);
});

it('forgets the oldest when all together are too large', () => {
  const prepared = new PreparedAnswers();
  const large = Buffer.alloc(7_000_000);
  for (const entry of ['a', 'b', 'c', 'd']) prepared.remember(entry, stamp(entry), owner, 'guest', large);
  expect(prepared.at('a', stamp('a'))).toBeUndefined();
  for (const entry of ['b', 'c', 'd']) expect(prepared.at(entry, stamp(entry))).toBeDefined();
});
