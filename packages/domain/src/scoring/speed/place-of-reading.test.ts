import type { ListedRacer } from './listed-heat.ts';
import { listedHeats, type SpeedStage } from './listed-heats.ts';
import { placeOfReading } from './place-of-reading.ts';
import type { Run } from './run.ts';

const racer = (startPosition: number, ...runs: (Run | null)[]): ListedRacer => ({
  entry: { uuid: `${startPosition}`, startPosition, previousRanks: [5 - startPosition] },
  runs,
  competitorNumber: null,
  out: false,
});
const fall: Run = { kind: 'FALL' };
const final = {
  system: 'IFSC_SPEED_FINAL',
  losers: 'qualification',
  ties: 'qualification',
  routes: 3,
} as const;
const alone = { ...final, system: 'IFSC_SPEED', routes: 2 } as const;
const said = (
  racers: readonly ListedRacer[],
  heat: number | null,
  lane: 0 | 1 = 0,
  stage: SpeedStage = final,
) => {
  const place = placeOfReading(listedHeats(stage, racers), { heat, lane });
  return place.problem ?? `${place.heat.number} ${place.lane.racer.entry.uuid}`;
};

// The last to start is the first seed: 4 against 1, and 3 against 2.
const four = [racer(4), racer(3), racer(2), racer(1)];
const raced = [racer(4, { kind: 'TIME', ms: 5000 }), racer(3), racer(2), racer(1, fall)];

it.each([
  ['the first heat that is not raced', said(four, null), '1 4'],
  ['the next one after it', said(raced, null, 1), '2 2'],
  ['a heat that was named', said(four, 2), '2 3'],
  ['a heat that is over', said(raced, 1), 'Heat 1 is over.'],
  ['a heat that waits for another', said(four, 4), 'Heat 4 waits for heat 1.'],
  ['a heat that there is not', said(four, 5), 'There is no heat 5: the last is 4.'],
  [
    'a lane with a result',
    said([racer(4), racer(3), racer(2), racer(1, fall)], 1, 1),
    'Lane B of heat 1 has a result.',
  ],
  ['an empty lane', said([racer(1)], null, 1, alone), 'Nobody races on lane B in heat 1.'],
  ['an empty start list', said([], null), 'Nobody is on the start list yet.'],
])('puts a reading into %s', (_what, text, expected) => expect(text).toBe(expected));
