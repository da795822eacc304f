import { clockOf } from '../clock/log.ts';
import { changePlan, type PlanChange, planOf, planProblem } from './change.ts';
import { shortRests, shortRestText } from './lead-rest.ts';
import { slotExpected, slotNow } from './plan-now.ts';
import { placesOf, placesOfEntry, slotsOf } from './places.ts';
import { type PlanChoice, type PlanFormat, planPresets, type StagePlan, usualFormat } from './stage-plan.ts';

const numbered = (many: number, first = 1) => Array.from({ length: many }, (_, at) => `${at + first}`);
const boulders = ['b1', 'b2', 'b3', 'b4'];
const choice = (format: PlanFormat, more: Partial<PlanChoice> = {}): PlanChoice => ({
  format,
  ...planPresets[format],
  together: true,
  split: false,
  startsAt: 0,
  ...more,
});
const aPlan = (format: PlanFormat, starters: number, more: Partial<StagePlan> = {}): StagePlan => ({
  ...choice(format),
  lists: [{ category: 'women', group: null, order: numbered(starters) }],
  ...more,
});
/** Who is where in a slot, as `b1: 5`. */
const inSlot = (plan: StagePlan, slot: number, routes: readonly string[] = boulders) =>
  placesOf(plan, () => routes)
    .filter((place) => place.slot === slot)
    .map(({ route, entry }) => `${route}: ${entry ?? 'gap'}`);
const length = (plan: StagePlan, routes = boulders) => slotsOf(placesOf(plan, () => routes));

/* behaviour: plan#formats */
it('lets 24 starters rotate over 4 boulders in 30 slots, with a slot of rest between two', () => {
  const plan = aPlan('ROTATION_5', 24);
  expect(length(plan)).toBe(30);
  expect(inSlot(plan, 7)).toEqual(['b1: 7', 'b2: 5', 'b3: 3', 'b4: 1']);
  expect(
    placesOfEntry(
      placesOf(plan, () => boulders),
      '3',
    ).map(({ slot }) => slot),
  ).toEqual([3, 5, 7, 9]);
  expect(planProblem(plan, () => boulders)).toBeNull();
});

/* The table of the final, as international rules have it since 2025. */
it('overlaps a final of eight by four: 20 slots, one or two on the wall, the last four alone', () => {
  const plan = aPlan('OVERLAP', 8);
  expect(length(plan)).toBe(20);
  expect(inSlot(plan, 5)).toEqual(['b1: 5', 'b2: 1']);
  expect(inSlot(plan, 9)).toEqual(['b2: 5', 'b3: 1']);
  expect(inSlot(plan, 16)).toEqual(['b3: 8', 'b4: 4']);
  for (const slot of [17, 18, 19, 20]) expect(inSlot(plan, slot)).toEqual([`b4: ${slot - 12}`]);
});

it('plays a final without overlap one boulder after the other', () => {
  const plan = aPlan('FINAL', 6);
  expect(length(plan)).toBe(24);
  expect([inSlot(plan, 6), inSlot(plan, 7)]).toEqual([['b1: 6'], ['b2: 1']]);
});

/* As at Wujiang in 2025. */
it('starts number 1 of 62 as 32nd on the second route of lead', () => {
  const plan = aPlan('LEAD', 62);
  const routes = ['r1', 'r2'];
  expect(
    placesOfEntry(
      placesOf(plan, () => routes),
      '1',
    ).map(({ slot, route }) => [slot, route]),
  ).toEqual([
    [1, 'r1'],
    [32, 'r2'],
  ]);
  expect(length(plan, routes)).toBe(62);
});

describe('rest in lead', () => {
  const routes = ['r1', 'r2'];
  const shortest = (plan: StagePlan) => {
    const [least, ...others] = shortRests(
      plan,
      placesOf(plan, () => routes),
    );
    return least && shortRestText(`Number ${least.entry}`, least.restMs, others.length);
  };

  it('is kept by the preset, however few climb', () => {
    for (const starters of [1, 2, 7, 8, 17, 18, 19, 62])
      expect(shortest(aPlan('LEAD', starters))).toBeUndefined();
    // Both halves begin at once on a route each, and change over after the rest.
    expect(length(aPlan('LEAD', 8), routes)).toBe(13);
    expect(inSlot(aPlan('LEAD', 8), 1, routes)).toEqual(['r1: 1', 'r2: 5']);
    expect(inSlot(aPlan('LEAD', 8), 10, routes)).toEqual(['r1: 5', 'r2: 1']);
  });

  it.each([
    [
      { rest: 0 },
      8,
      'Number 1 rests 20:00 between two routes, and 7 more climbers less than the 50 minutes that rules of lead ask for.',
    ],
    [
      { rest: 0 },
      1,
      'Number 1 rests 0:00 between two routes, less than the 50 minutes that rules of lead ask for.',
    ],
    [{ rest: 7, times: { ...planPresets.LEAD.times, change: 30 } }, 8, undefined],
  ])('is told of where it is too short: %j', (more, starters, text) =>
    expect(shortest(aPlan('LEAD', starters, more))).toBe(text),
  );

  it('is nothing that other formats know', () => expect(shortest(aPlan('ROTATION_5', 8))).toBeUndefined());
});

it('never has somebody on two routes at once, nor two people on one', () => {
  for (const format of ['ROTATION_4', 'FINAL', 'OVERLAP', 'LEAD'] as const)
    for (const starters of [1, 2, 3, 7, 12]) {
      const places = placesOf(aPlan(format, starters), () => boulders);
      expect(new Set(places.map(({ slot, route }) => `${slot}/${route}`)).size).toBe(places.length);
      expect(new Set(places.map(({ slot, entry }) => `${slot}/${entry}`)).size).toBe(places.length);
    }
});

describe('two lists', () => {
  const lists = [
    { category: 'women', group: null, order: numbered(4) },
    { category: 'men', group: null, order: numbered(4, 11) },
  ];
  const own = (category: string) => boulders.map((boulder) => `${category} ${boulder}`);
  const slots = (plan: StagePlan, routesOf: (category: string) => readonly string[]) =>
    ['1', '11'].map((entry) => placesOfEntry(placesOf(plan, routesOf), entry)[0]?.slot);

  it('climb at the same time where their routes differ, and follow each other where they share them', () => {
    const plan = aPlan('ROTATION_5', 0, { lists });
    expect(slots(plan, own)).toEqual([1, 1]);
    expect(slots(plan, () => boulders)).toEqual([1, 5]);
    expect(slots({ ...plan, together: false }, own)).toEqual([1, 11]);
  });

  it('of a category have a part of its routes each, or the plan says that they cannot', () => {
    const groups = lists.map((list, at) => ({ ...list, category: 'women', group: 'AB'[at] ?? '' }));
    const plan = aPlan('ROTATION_5', 0, { lists: groups, split: true });
    expect(inSlot(plan, 3)).toEqual(['b1: 3', 'b2: 1', 'b3: 13', 'b4: 11']);
    expect(planProblem(plan, () => boulders.slice(1))).toBe(
      '2 groups cannot share 3 routes equally. Let them climb the same routes.',
    );
  });
});

it('says what is missing: slots, climbers, routes', () => {
  const plan = aPlan('ROTATION_5', 31);
  expect(planProblem(plan, () => boulders)).toBe(
    '31 climbers need 37 slots, and there are 30. Allow more slots, or choose another format.',
  );
  expect(planProblem(aPlan('FREE', 0), () => boulders)).toBe('A plan needs at least one climber.');
  expect(planProblem(plan, () => [])).toBe('A category of this stage has no routes. Give it routes first.');
});

describe('changes by hand', () => {
  const made: PlanChange = {
    kind: 'MAKE',
    ...choice('ROTATION_5'),
    lists: [{ category: 'women', group: null, order: numbered(4) }],
  };
  const orderAfter = (...changes: readonly PlanChange[]) =>
    planOf([made, ...changes])
      ?.plan.lists[0]?.order.map((entry) => entry ?? '–')
      .join('');

  it.each<[string, string, readonly PlanChange[]]>([
    ['moves somebody up', '1423', [{ kind: 'MOVE', entry: '4', place: 2 }]],
    ['moves somebody down', '2341', [{ kind: 'MOVE', entry: '1', place: 4 }]],
    ['adds a gap', '1–234', [{ kind: 'GAP', list: 1, place: 2 }]],
    ['leaves a gap', '1–34', [{ kind: 'LEAVE', entry: '2' }]],
    [
      'closes a gap',
      '134',
      [
        { kind: 'LEAVE', entry: '2' },
        { kind: 'CLOSE', list: 1, place: 2 },
      ],
    ],
    ['adds somebody', '12345', [{ kind: 'ADD', entry: '5', list: 1 }]],
    [
      'undoes one after the other',
      '1234',
      [{ kind: 'LEAVE', entry: '2' }, made, { kind: 'UNDO' }, { kind: 'UNDO' }],
    ],
  ])('%s', (_what, order, changes) => expect(orderAfter(...changes)).toBe(order));

  it('goes back to no plan at all', () => expect(planOf([made, { kind: 'UNDO' }])).toBeNull());

  it.each<[string, PlanChange]>([
    ['This climber is not in the plan.', { kind: 'MOVE', entry: '9', place: 1 }],
    ['There are places 1 to 4.', { kind: 'MOVE', entry: '1', place: 5 }],
    ['There is no gap at this place.', { kind: 'CLOSE', list: 1, place: 1 }],
    ['This plan has no such start list.', { kind: 'GAP', list: 2, place: 1 }],
    ['This climber is already in the plan.', { kind: 'ADD', entry: '1', list: 1 }],
  ])('refuses: %s', (problem, change) => expect(changePlan(planOf([made]), change)).toEqual({ problem }));

  it('needs a plan', () =>
    expect([changePlan(null, { kind: 'UNDO' }), changePlan(null, { kind: 'BEGIN', startsAt: 1 })]).toEqual([
      { problem: 'There is nothing to undo.' },
      { problem: 'This stage has no plan yet. Choose a format first.' },
    ]));
});

it('tells times as planned, then as the clock goes', () => {
  const plan = aPlan('ROTATION_5', 4, { startsAt: 1_000_000 });
  const set = { at: 0, action: { kind: 'SET', plan: plan.times } } as const;
  const ready = clockOf([set]);
  expect([slotNow(ready, 0), slotExpected(plan, 3, ready, 0)]).toEqual([null, 1_630_000]);
  const running = clockOf([set, { at: 2_000_000, action: { kind: 'START' } }]);
  expect(slotNow(running, 2_320_000)).toBe(2);
  // 100 s into the first slot: 215 s are left of it, and another slot follows.
  expect(slotExpected(plan, 3, running, 2_100_000)).toBe(2_100_000 + 215_000 + 315_000);
});

it.each([
  ['ROTATION_5', 0, ['IFSC_BOULDER_2025', 'IFSC_BOULDER_2025']],
  ['OVERLAP', 1, ['IFSC_BOULDER_2025', 'IFSC_BOULDER_2025']],
  ['ROTATION_5', 0, ['DEFAULT']],
  ['LEAD', 0, ['IFSC_SPORT', 'IFSC_LEAD']],
  ['LEAD', 1, ['IFSC_SPORT', 'IFSC_LEAD']],
] as const)('proposes %s for stage %d of %j', (format, at, systems) => {
  const stages = systems.map((scoringSystem, index) => ({ uuid: String(index), scoringSystem }));
  expect(usualFormat(stages, String(at))).toBe(format);
});
