import { routePlaces } from './route-places.ts';

type Stages = Parameters<typeof routePlaces>[0];
const qualification = (state: Stages[number]['state']) => ({
  uuid: 'q',
  name: 'Qualification',
  position: 0,
  state,
  categories: [{ uuid: 'women-q' }],
});
const final = (state: Stages[number]['state'], categories = [{ uuid: 'women-f' }]) => ({
  uuid: 'f',
  name: 'Final',
  position: 1,
  state,
  categories,
});
const all = { uuid: 'all', name: 'All routes', categories: ['women-q'] };
const usualOf = (...given: Parameters<typeof routePlaces>) => {
  const { usual } = routePlaces(...given);
  return usual?.group?.name ?? (usual?.stage && `new: ${usual.stage.name}`);
};

it('puts new routes where the running stage climbs', () => {
  expect(usualOf([qualification('OPEN')], [all])).toBe('All routes');
  expect(usualOf([qualification('OPEN'), final('UPCOMING')], [all])).toBe('All routes');
});

it('never lets a final’s routes change a closed qualification', () => {
  const stages = [qualification('CLOSED'), final('UPCOMING')];
  expect(usualOf(stages, [all])).toBe('new: Final');
  expect(usualOf(stages, [{ ...all, categories: [] }])).toBe('new: Final');
  expect(usualOf([qualification('CLOSED'), final('UPCOMING', [])], [all])).toBe('new: Final');
  const own = { uuid: 'f', name: 'Final', categories: ['women-f'] };
  expect(usualOf(stages, [all, own])).toBe('Final');
});

it('offers a group of its own to every stage that is not over', () => {
  const { places } = routePlaces([qualification('OPEN'), final('UPCOMING')], [all]);
  expect(places.map(({ group, climbedIn }) => [group?.name, climbedIn.map(({ name }) => name)])).toEqual([
    ['All routes', ['Qualification']],
    [undefined, ['Final']],
  ]);
});
