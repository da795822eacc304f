import { readAddresses } from './read-addresses.ts';

it.each([
  ['', [], []],
  ['a@b.org', ['a@b.org'], []],
  [' a@b.org, c@d.org;e@f.org\n\tg@h.org ,', ['a@b.org', 'c@d.org', 'e@f.org', 'g@h.org'], []],
  ['a@b.org A@B.org c@d.org', ['a@b.org', 'c@d.org'], []],
  ['a@b.org nobody @c.org d@e', ['a@b.org'], ['nobody', '@c.org', 'd@e']],
])('reads the addresses of %j', (text, good, bad) => {
  expect(readAddresses(text)).toEqual({ good, bad });
});
