import { readFileSync } from 'node:fs';
import { commandState, nextStates, resultState, resultWords } from './result-states.ts';

it.each([
  [{ draft: true, overtaken: false, newest: { state: 'confirmed' } }, 'draft'],
  [{ draft: true, overtaken: true, newest: null }, 'overtaken'],
  [{ draft: false, overtaken: true, newest: { state: 'held' } }, 'held'],
  [{ draft: false, overtaken: false, newest: { state: 'phone', fragile: true } }, 'unstored'],
  [{ draft: false, overtaken: false, newest: null }, null],
] as const)('reads %j as %s', (facts, state) => expect(resultState(facts)).toBe(state));

it.each(['phone', 'sending'] as const)('says of what is %s and not stored that closing loses it', (state) => {
  expect(resultWords[commandState({ state, fragile: true })]).toBe('Not stored on this phone');
  expect(commandState({ state })).toBe(state);
});

it('says confirmed only of what the server has', () => {
  expect(commandState({ state: 'confirmed', fragile: true })).toBe('confirmed');
});

it('is what the document draws, arrow by arrow', () => {
  const text = readFileSync(new URL('../../../docs/judging-states.md', import.meta.url), 'utf8');
  const arrows = [...text.matchAll(/^ {2}(\S+) --> (\w+|\[\*\])/gm)].map(([, from = '', to = '']) => [
    from === '[*]' ? 'none' : from,
    to === '[*]' ? 'none' : to,
  ]);
  const rules = Object.entries(nextStates).flatMap(([from, states]) => states.map((to) => [from, to]));
  const sorted = (pairs: readonly (readonly string[])[]) =>
    [...new Set(pairs.map((pair) => pair.join(' → ')))].toSorted();
  expect(sorted(arrows)).toEqual(sorted(rules));
  for (const word of Object.values(resultWords)) expect(text).toContain(word);
});
