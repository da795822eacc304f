/** Which round of a knock-out, and how far it brings: whoever got further is ahead. */
export interface SpeedRound {
  readonly name: string;
  /** Everybody who gets to a round of a higher weight is ahead. */
  readonly weight: number;
  /** Winner and loser of its heat take two places of their own. */
  readonly decides: boolean;
}

/** Where a heat's climbers come from: a seed, or an earlier heat. */
export type Source =
  { readonly seed: number } | { readonly heat: number; readonly takes: 'winner' | 'loser' };

export interface HeatPlan {
  /** Index among the rounds. */
  readonly round: number;
  /** Lane A. */
  readonly upper: Source;
  /** Lane B. */
  readonly lower: Source;
}

/** A knock-out: its rounds as they are raced, and all heats, round by round from top to bottom. */
export interface Bracket {
  readonly rounds: readonly SpeedRound[];
  readonly heats: readonly HeatPlan[];
}

/** Pairs of seeds from top to bottom, by number of climbers. (scoring rules, section 13) */
const firstPairs: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  16: [
    [1, 16],
    [8, 9],
    [4, 13],
    [5, 12],
    [2, 15],
    [7, 10],
    [3, 14],
    [6, 11],
  ],
  8: [
    [1, 8],
    [4, 5],
    [2, 7],
    [3, 6],
  ],
  4: [
    [1, 4],
    [2, 3],
  ],
};

const stageNames: Readonly<Record<number, string>> = { 16: '1/8', 8: '1/4', 4: '1/2' };

/** The winners of neighbouring heats meet. */
const pairsOf = (heats: readonly number[], takes: 'winner' | 'loser') =>
  heats.flatMap((heat, index): [Source, Source][] => {
    const next = heats[index + 1];
    return index % 2 === 1 || next === undefined
      ? []
      : [
          [
            { heat, takes },
            { heat: next, takes },
          ],
        ];
  });

/**
 * The usual knock-out. The losers of the semi-finals race for the third place before the final.
 *
 * @param size 16, 8 or 4
 */
export function knockOut(size: number): Bracket {
  const rounds: SpeedRound[] = [];
  const heats: HeatPlan[] = [];
  const add = (name: string, pairs: readonly (readonly [Source, Source])[], decides = false): number[] => {
    const round = rounds.push({ name, weight: rounds.length, decides }) - 1;
    return pairs.map(([upper, lower]) => heats.push({ round, upper, lower }) - 1);
  };
  const seeds = (firstPairs[size] ?? []).map(([a, b]): [Source, Source] => [{ seed: a }, { seed: b }]);
  let last = add(stageNames[size] ?? '', seeds);
  for (let left = size / 2; left > 2; left /= 2) last = add(stageNames[left] ?? '', pairsOf(last, 'winner'));
  add('Small final', pairsOf(last, 'loser'), true);
  add('Final', pairsOf(last, 'winner'), true);
  return { rounds, heats };
}

/** A knock-out of eight in which losers race on, so that every place is run for. */
export function raceOn(): Bracket {
  const seeds = (firstPairs[8] ?? []).map(([a, b]): HeatPlan => ({
    round: 0,
    upper: { seed: a },
    lower: { seed: b },
  }));
  const pair = (round: number, first: number, takes: 'winner' | 'loser'): HeatPlan => ({
    round,
    upper: { heat: first, takes },
    lower: { heat: first + 1, takes },
  });
  return {
    rounds: [
      { name: '1/4', weight: 0, decides: false },
      { name: '5-8', weight: 1, decides: false },
      { name: '1/2', weight: 4, decides: false },
      { name: '7-8', weight: 2, decides: true },
      { name: '5-6', weight: 3, decides: true },
      { name: 'Small final', weight: 5, decides: true },
      { name: 'Final', weight: 6, decides: true },
    ],
    heats: [
      ...seeds,
      pair(1, 0, 'loser'),
      pair(1, 2, 'loser'),
      pair(2, 0, 'winner'),
      pair(2, 2, 'winner'),
      pair(3, 4, 'loser'),
      pair(4, 4, 'winner'),
      pair(5, 6, 'loser'),
      pair(6, 6, 'winner'),
    ],
  };
}

/** The knock-out that is raced on so many routes, one for each round: 3 are of 4 climbers, 4 of 8, 5 of 16. */
export function bracketOf(routes: number, losersRaceOn: boolean): Bracket {
  return losersRaceOn ? raceOn() : knockOut(2 ** Math.min(Math.max(routes - 1, 2), 4));
}
