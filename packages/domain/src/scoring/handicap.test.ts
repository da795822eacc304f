import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import { board, boulderResult, boulders, climbed } from '../testing/board-builders.ts';
import { scoringSystems } from '../vocabulary.ts';
import { decidingRoutes } from './deciding-routes.ts';
import { givesPoints } from './gives-points.ts';
import { type Handicap, handicapFor } from './handicap.ts';

const none: Handicap = { handicapPercent: null, handicapPoints: null };
const settings = (handicap: ScoringSettings['handicap']) => ({ ...defaultScoringSettings, handicap });

/** Two flashes are 500, a flash and a top in two are 499, a flash and a zone are 350. */
const flash = boulderResult('1/1');
const second = boulderResult('1/2');
const zone = boulderResult('1/-');

/** `[place, entry, score, by, before]` of everybody. */
const told = (rows: ReturnType<typeof board>) =>
  rows.map(({ position, entry, scoreText, handicapped: said }) => [
    position,
    entry,
    scoreText,
    said?.by,
    said?.before,
  ]);

describe('a factor', () => {
  it('multiplies what was climbed, and whole points decide', () => {
    const rows = board(
      'DEFAULT',
      boulders(2),
      [
        climbed('Ada', [flash, flash]),
        // 350 × 1.43 = 500.5, which is 501.
        climbed('Bea', [flash, zone], { handicap: 143 }),
        // 499 × 1.003 would need thousandths; × 1.01 = 503.99, which is 504.
        climbed('Cleo', [flash, second], { handicap: 101 }),
        climbed('Dora', [null, null], { handicap: 200 }),
      ],
      { handicap: 'factor' },
    );
    expect(told(rows)).toEqual([
      [1, 'Cleo', '504 pts', '× 1.01', '499 pts'],
      [2, 'Bea', '501 pts', '× 1.43', '350 pts'],
      [3, 'Ada', '500 pts', undefined, undefined],
      [null, 'Dora', '', undefined, undefined],
    ]);
  });

  it('multiplies tenths since 2025', () => {
    const rows = board(
      'IFSC_BOULDER_2025',
      boulders(2),
      [climbed('Ada', [flash, flash]), climbed('Bea', [flash, zone], { handicap: 150 })],
      { handicap: 'factor' },
    );
    // 35.0 × 1.5 = 52.5 against 50.0.
    expect(told(rows)).toEqual([
      [1, 'Bea', '52.5', '× 1.5', '35.0'],
      [2, 'Ada', '50.0', undefined, undefined],
    ]);
  });

  it('makes ties of what reads the same, also where points are shared', () => {
    // Three share each top: 250 / 3 = 83.33; × 1.2 = 100 and 83.33 is 83.
    const rows = board(
      'DEFAULT',
      boulders(1),
      ['Ada', 'Bea', 'Cleo'].map((name) =>
        climbed(name, [flash], name === 'Cleo' ? { handicap: 120 } : { handicap: null }),
      ),
      { handicap: 'factor', sharedPoints: true },
    );
    expect(told(rows)).toEqual([
      [1, 'Cleo', '100 pts', '× 1.2', '83 pts'],
      [2, 'Ada', '83 pts', undefined, undefined],
      [2, 'Bea', '83 pts', undefined, undefined],
    ]);
  });
});

describe('points', () => {
  it('are added, also to a result of nothing, and take nobody below nothing', () => {
    const rows = board(
      'DEFAULT',
      boulders(2),
      [
        climbed('Ada', [flash, flash], { handicap: -600 }),
        climbed('Bea', [flash, zone], { handicap: 151 }),
        climbed('Cleo', [boulderResult('-/-', 2), null], { handicap: 60 }),
      ],
      { handicap: 'points' },
    );
    expect(told(rows)).toEqual([
      [1, 'Bea', '501 pts', '+ 151', '350 pts'],
      [2, 'Cleo', '60 pts', '+ 60', '0 pts'],
      [3, 'Ada', '0 pts', '− 600', '500 pts'],
    ]);
  });

  it('are whole points since 2025', () => {
    const rows = board('IFSC_BOULDER_2025', boulders(1), [climbed('Ada', [second], { handicap: 3 })], {
      handicap: 'points',
    });
    expect(told(rows)).toEqual([[1, 'Ada', '27.9', '+ 3', '24.9']]);
  });
});

it('leaves everything as it was where the competition has none', () => {
  const entries = [climbed('Ada', [flash], { handicap: 150 })];
  expect(told(board('DEFAULT', boulders(1), entries))).toEqual([[1, 'Ada', '250 pts', undefined, undefined]]);
});

describe('whose it is', () => {
  const category: Handicap = { handicapPercent: 120, handicapPoints: 40 };
  it.each([
    ['the category’s', 'factor', none, 120],
    ['their own before the category’s', 'factor', { ...none, handicapPercent: 95 }, 95],
    ['none, where their own changes nothing', 'factor', { ...none, handicapPercent: 100 }, null],
    ['the category’s points', 'points', { ...none, handicapPercent: 95 }, 40],
    ['none, where their own points are 0', 'points', { ...none, handicapPoints: 0 }, null],
    ['none', 'none', none, null],
  ] as const)('is %s', (_whose, kind, own, amount) => {
    const rules = { system: 'DEFAULT', settings: settings(kind), handicap: category } as const;
    expect(handicapFor(rules, own)).toBe(amount);
  });

  it('is nobody’s where scores are no points', () => {
    for (const system of scoringSystems) {
      const found = handicapFor({ system, settings: settings('factor'), handicap: category }, none);
      expect([system, found]).toEqual([system, givesPoints(system) ? 120 : null]);
    }
    expect(scoringSystems.filter(givesPoints)).toEqual(['DEFAULT', 'IFSC_BOULDER_2025']);
  });
});

it('is no matter of single routes', () => {
  const [ada, bea] = [climbed('Ada', [flash]), climbed('Bea', [zone], { handicap: 120 })];
  const scoring = { system: 'DEFAULT', settings: settings('factor'), routes: boulders(1) } as const;
  const reason = { by: 'score', ahead: 250, behind: 120 } as const;
  expect(decidingRoutes(reason, scoring, ada, bea)).toEqual([]);
  expect(decidingRoutes(reason, scoring, ada, climbed('Cleo', [zone]))).toHaveLength(1);
});
