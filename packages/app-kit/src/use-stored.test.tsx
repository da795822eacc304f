import { act, render, screen } from '@topout/testing';
import { readStored, useStored, writeStored } from './use-stored.ts';

beforeEach(() => localStorage.clear());

function Selected({ competition }: { readonly competition: string }) {
  const [selected] = useStored(competition, 'selectedCategories');
  return <p>{selected.join(' ') || 'none'}</p>;
}

it('keeps the categories under the key of the competition', () => {
  writeStored('c1', 'selectedCategories', ['youth', 'open']);
  expect(localStorage.getItem('c1/selectedCategories')).toBe('["youth","open"]');
  expect(readStored('c1', 'selectedCategories')).toEqual(['youth', 'open']);
  expect(readStored('c2', 'selectedCategories')).toEqual([]);
});

it('tells every screen that shows it', () => {
  render(<Selected competition="c1" />);
  expect(screen.getByText('none')).toBeVisible();
  act(() => writeStored('c1', 'selectedCategories', ['youth']));
  expect(screen.getByText('youth')).toBeVisible();
});

it('hears of another tab', () => {
  render(<Selected competition="c1" />);
  localStorage.setItem('c1/selectedCategories', '["open"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText('open')).toBeVisible();
});

it.each([
  ['selectedCategories', '{"a":1}', []],
  ['selectedCategories', '["a",1]', ['a']],
  ['selectedCategories', 'not json', []],
  ['preparedCompetitors', '[{"userUUID":"u"}]', []],
  ['competitorNumberEntries', '[null]', []],
  ['isParent', '"yes"', null],
  ['isParent', 'false', false],
  ['judgingKey', '""', null],
] as const)('reads %s from %s as %j', (name, text, value) => {
  localStorage.setItem(`c1/${name}`, text);
  expect(readStored('c1', name)).toEqual(value);
});

it('keeps competitors whole', () => {
  const prepared = [{ userUUID: 'u', categoryUUID: 'k', competitorNumber: null }];
  const found = [{ uuid: 'u', firstName: 'Ada', lastName: 'R.', competitorNumber: '7' }];
  writeStored('c1', 'preparedCompetitors', prepared);
  writeStored('c1', 'competitorNumberEntries', found);
  expect(readStored('c1', 'preparedCompetitors')).toEqual(prepared);
  expect(readStored('c1', 'competitorNumberEntries')).toEqual(found);
});
