import { Compile } from 'typebox/compile';
import { Line, LineOrNone } from './common.ts';

const name = Compile(Line(100));
const text = Compile(LineOrNone(100));

it.each(['Ada', ' Ada', '\u200bAda', 'می\u200cخواهم', '👩\u200d🚒', '=1+1', '<b>', '0'])(
  'takes %j for a name',
  (typed) => expect(name.Check(typed)).toBe(true),
);

it.each(['', ' ', '\u00a0\u3000', '\u200b\u200d', '\ufeff', '\u3164', '\u2800', '\u00ad', '\u{e0041}'])(
  'takes %j for no name: nothing shows',
  (typed) => expect([name.Check(typed), text.Check(typed)]).toEqual([false, true]),
);

it.each(['Ada\nLovelace', 'Ada\tLovelace', '\nAda', ' \r', 'Ada\u2028', '\u001b[2J'])(
  'takes %j for no line',
  (typed) => expect([name.Check(typed), text.Check(typed)]).toEqual([false, false]),
);

it('reads the longest text once', () => {
  const long = Compile(Line(10_000_000));
  const letters = 'a'.repeat(1_000_000);
  expect([letters, `${letters}\n`, ' '.repeat(1_000_000)].map((typed) => long.Check(typed))).toEqual([
    true,
    false,
    false,
  ]);
});
