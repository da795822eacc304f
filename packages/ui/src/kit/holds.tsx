import { holdLook } from '@topout/domain';
import { Hold } from '../marks/hold.tsx';
import { holdColours } from './hold-colours.ts';
import { inStates } from './specimen.ts';

const words = Object.entries(holdColours);

/** Each with the next one. */
const pairs = words.map((one, at) => [one, words[(at + 1) % words.length] ?? one] as const);

/** Pixels: table heads, lists, judges. */
const sizes = [27, 34, 48];

export const holds = [
  ...inStates(
    words,
    ([word]) => word,
    ([, color]) => <Hold look={holdLook([color])} size={48} />,
  ),
  { name: 'another Red', show: <Hold look={holdLook(['#e0574f'])} size={48} /> },
  ...inStates(
    words,
    ([word]) => `${word}, numbered`,
    ([, color]) => sizes.map((size) => <Hold key={size} look={holdLook([color])} number={12} size={size} />),
  ),
  ...inStates(
    pairs,
    ([[word], [other]]) => `${word} and ${other}`,
    ([[, color], [, second]]) => <Hold look={holdLook([color, second])} number={7} size={48} />,
  ),
  ...inStates(
    ['3/2/1', 'A12', undefined],
    (number) => `number ${number ?? 'none'}`,
    (number) => (
      <>
        <Hold look={holdLook(['#ef7f2a'])} number={number} />
        {number?.includes('/') && <span>{number}</span>}
      </>
    ),
  ),
];
