import { signInAddress, type SignInPlace } from './sign-in-address.ts';

const origin = 'https://topout.example';
const address = (place: SignInPlace, pathname: string, search = '') =>
  decodeURIComponent(signInAddress(place, 'c1', { pathname, search }, origin));

it.each<[SignInPlace, string, string]>([
  ['enter', '/c1/enter/confirm', '/c1/enter?next=/c1/enter/confirm'],
  ['judge', '/c1/dashboard', '/c1/judge/onboarding?next=/c1/dashboard'],
  ['product', '/profile', '/sign-in?next=/profile'],
])('sends people of %s from %s to %s', (place, from, to) => {
  expect(address(place, from)).toBe(to);
});

it('keeps the query of the page', () => {
  expect(address('product', '/organise', '?tab=past')).toBe('/sign-in?next=/organise?tab=past');
});

it('passes a code along, with the address that may redeem it, and keeps it out of the address to come back to', () => {
  expect(address('judge', '/c1/dashboard', '?authCode=abc&tab=1')).toBe(
    '/c1/judge/onboarding?next=/c1/dashboard?tab=1&authCode=abc&authCodeUrl=https://topout.example/c1/dashboard?tab=1',
  );
});

it('leaves an address that came with the code as it is', () => {
  const to = address('enter', '/c1/enter/confirm', '?authCode=abc&authCodeUrl=https://mail.example/x');
  expect(to).toBe('/c1/enter?next=/c1/enter/confirm&authCode=abc&authCodeUrl=https://mail.example/x');
});
