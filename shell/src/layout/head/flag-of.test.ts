import { flagOf } from './flag-of.ts';

it.each([
  ['England', 'GB', { code: 'GB-ENG', name: 'England' }],
  ['Scotland', 'GB', { code: 'GB-SCT', name: 'Scotland' }],
  ['Wales', 'GB', { code: 'GB-WLS', name: 'Wales' }],
  ['Antrim', 'GB', { code: 'GB', name: 'United Kingdom' }],
  ['', 'AT', { code: 'AT', name: 'Austria' }],
  ['', '', null],
])('flies, in state "%s" of country "%s", %j', (state, country, flag) => {
  expect(flagOf({ state, country })).toEqual(flag);
});
