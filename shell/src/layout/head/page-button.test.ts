import { pageButton } from './page-button.ts';
import { afterLogout, rootOf } from './root-of.ts';

const c = '0198a5c0-1111-7000-8000-00000000000c';

it.each([
  ['enter', null],
  ['enter/', null],
  ['enter/email', 'back'],
  ['enter/competitors/add', 'back'],
  ['enter/competitors/0198a5c0-1111-7000-8000-00000000000a', 'back'],
  ['enter/confirm', 'logout'],
  ['enter/competitors', 'logout'],
  ['judge', null],
  ['judge/onboarding', null],
  ['judge/onboarding/login', 'back'],
  ['judge/onboarding/kids', 'logout'],
  ['judge/onboarding/confirm', 'logout'],
  ['admin', 'back'],
  ['admin/login', 'back'],
])('/{c}/%s has the button %s', (page, button) => {
  expect(pageButton(`/${c}/${page}`)).toBe(button);
});

it.each([
  ['enter/email', 'enter'],
  ['judge/onboarding/login', 'judge/onboarding'],
  ['admin/login', ''],
])('leads back from /{c}/%s to /{c}/%s where there is no history', (page, root) => {
  expect(rootOf(`/${c}/${page}`, c)).toBe(`/${c}${root && `/${root}`}`);
});

it('leads from the first page of preloaded entries to the home page, as the flow itself begins there', () => {
  expect(rootOf(`/${c}/enter/competitor-number`, c)).toBe('/');
});

it.each([
  ['enter/confirm', 'enter'],
  ['enter/competitors', 'enter'],
  ['judge/onboarding/kids', 'judge/onboarding'],
  ['judge/onboarding/confirm', 'judge/onboarding'],
])('starts again after a logout on /{c}/%s at /{c}/%s', (page, start) => {
  expect(afterLogout(`/${c}/${page}`, c)).toBe(`/${c}/${start}`);
});
