import { choicesFor } from './conflict-choices.ts';

const conflict = { code: 'stream.changed', message: '' };
const closed = { code: 'competition.closed', message: '' };

it.each([
  ['two judges on a boulder', 'attempts.append', conflict, 'BOULDER', false, ['same', 'two', 'wrong']],
  ['two judges on a sport route', 'attempts.append', conflict, 'SPORT', false, ['same', 'mine', 'wrong']],
  ['a correction that came late', 'attempts.replace', conflict, 'BOULDER', false, ['same', 'mine', 'wrong']],
  ['a clearing that came late', 'attempts.clear', conflict, 'BOULDER', false, ['same', 'mine', 'wrong']],
  ['a judge after the end', 'attempts.append', closed, 'BOULDER', false, ['wrong']],
  ['a master judge after the end', 'attempts.append', closed, 'BOULDER', true, ['mine', 'wrong']],
] as const)('offers %s the ways out there are', (_name, kind, reason, type, mayCorrect, keys) => {
  expect(choicesFor({ kind, reason }, type, mayCorrect).map(({ key }) => key)).toEqual(keys);
});

it('asks once more before another judge’s work is destroyed', () => {
  const choices = choicesFor({ kind: 'attempts.clear', reason: conflict }, 'BOULDER', false);
  expect(choices.filter(({ destroys }) => destroys).map(({ action }) => action)).toEqual(['APPLY']);
});
