import fc from 'fast-check';
import { readTicketCode, showTicketCode, ticketCode } from './ticket-code.ts';

const bytes = fc.uint8Array({ minLength: 8, maxLength: 32 });

it('has nine characters of which no two look alike, shown in two groups', () => {
  fc.assert(fc.property(bytes, (random) => /^[0-9A-HJKMNP-TV-Z]{9}$/.test(ticketCode(random))));
  expect(showTicketCode('ABCDEFGHJ')).toBe('ABCD-EFGHJ');
});

it('uses 40 bits of what it is made of', () => {
  const base = new Uint8Array(8);
  const codes = new Set(
    Array.from({ length: 8 * 32 }, (_, n) =>
      ticketCode(base.map((_byte, at) => (at === n >> 5 ? n & 31 : 0))),
    ),
  );
  // Each of 8 places takes 32 values, and all places share the one with nothing in it.
  expect(codes.size).toBe(8 * 31 + 1);
});

it('reads what it shows, however it is typed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = ticketCode(random);
      const typed = ` ${showTicketCode(code).toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l')} `;
      return readTicketCode(code) === code && readTicketCode(typed) === code;
    }),
  );
  expect(readTicketCode('0000 – 0000 0')).toBe('000000000');
});

it('notices every wrong character, and every two that changed places', () => {
  const place = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(
      bytes,
      place,
      fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')),
      (random, at, other) => {
        const code = ticketCode(random);
        const wrong = code.slice(0, at) + other + code.slice(at + 1);
        return wrong === code || readTicketCode(wrong) === null;
      },
    ),
  );
  fc.assert(
    fc.property(bytes, place, place, (random, one, two) => {
      const all = Array.from(ticketCode(random));
      const [a = '', b = ''] = [all[one], all[two]];
      const swapped = all.with(one, b).with(two, a).join('');
      return a === b || readTicketCode(swapped) === null;
    }),
  );
});

it.each(['', 'ABCD-EFGH', 'ABCD-EFGHJK', 'UUUU-UUUUU', '0000-0000!'])('takes "%s" for a mistake', (text) => {
  expect(readTicketCode(text)).toBeNull();
});
