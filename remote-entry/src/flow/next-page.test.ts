import { nextPage } from './next-page.ts';

it.each([
  ['a page of ours', '/c/dashboard?tab=1', '/c/dashboard?tab=1'],
  ['none', null, null],
  ['another host', '//evil.example', null],
  ['another host, badly written', '/\\evil.example', null],
  ['another host behind what browsers leave out', '/\t/evil.example', null],
  ['another host behind dots', '/..//evil.example', null],
  ['a page with an address in its query', '/c?next=//x', '/c?next=//x'],
  ['an address', 'https://evil.example', null],
  ['a script', 'javascript:alert(1)', null],
])('%s', (_what, next, page) => {
  expect(nextPage(new URLSearchParams(next === null ? {} : { next }))).toBe(page);
});
