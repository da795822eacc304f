import { countMarks, holdLook } from '@topout/domain';
import { HoldSkyline } from '../marks/hold-skyline.tsx';
import { Skyline } from '../marks/skyline.tsx';
import { holdColours } from './hold-colours.ts';
import { inStates } from './specimen.ts';

const day = 'FTzZy-.FT-TTzF.T';
const dayOf = (routes: number): string => day.repeat(Math.ceil(routes / day.length)).slice(0, routes);

const label = (marks: string): string => {
  const { tops, flashes, zones, routes } = countMarks(marks);
  return `${tops} tops, ${flashes} flashes, ${zones} zones of ${routes}`;
};

const colours = Object.values(holdColours);
const bars = (marks: string) =>
  Array.from(marks).map((mark, at) => ({
    mark,
    look: holdLook([colours[at % colours.length] ?? 'white']),
    number: String(at + 1),
  }));

const counts = [1, 6, 17, 30, 44, 60];

export const skylines = [
  ...inStates(
    ['F', 'T', 'Z', 'z', 'y', '-', '.'],
    (mark) => `one ${mark}`,
    (mark) => <Skyline marks={mark} label={label(mark)} />,
  ),
  ...inStates(
    counts.flatMap((routes) => (['row', 'wide', 'hall'] as const).map((size) => ({ routes, size }))),
    ({ routes, size }) => `${routes} routes, ${size}`,
    ({ routes, size }) => <Skyline marks={dayOf(routes)} label={label(dayOf(routes))} size={size} />,
  ),
  ...inStates(
    counts,
    (routes) => `${routes} routes, in colours`,
    (routes) => <HoldSkyline bars={bars(dayOf(routes))} label={label(dayOf(routes))} />,
  ),
];
