import { boardsToForget, bytesOfBoard, type HeldBoard, isFullOfWatched } from './board-memory.ts';

const now = 1_000_000;
const megabyte = 1_000_000;

interface Named extends HeldBoard {
  readonly name: string;
}
const board = (name: string, bytes: number, askedAgo: number, keptAgo: number | null = null): Named => ({
  name,
  bytes,
  askedAt: now - askedAgo,
  keptAt: keptAgo === null ? 0 : now - keptAgo,
});
const forgotten = (...boards: Named[]) => boardsToForget(boards, now).map(({ name }) => name);

it('forgets what nobody asked for in a minute, and nothing else while there is room', () =>
  expect(forgotten(board('old', 1, 61_000), board('new', 1, 59_000))).toEqual(['old']));

it('forgets first what was not asked for longest, until the rest fit', () =>
  expect(
    forgotten(
      board('a', 150 * megabyte, 1_000),
      board('b', 150 * megabyte, 3_000),
      board('c', 150 * megabyte, 2_000),
    ),
  ).toEqual(['b']));

it('keeps what somebody watches, however much is asked for beside it', () =>
  expect(
    forgotten(
      board('watched', 150 * megabyte, 5_000, 5_000),
      board('asked', 200 * megabyte, 1_000),
      board('left', 10 * megabyte, 4_000, 20_000),
    ),
  ).toEqual(['left', 'asked']));

it('lets streams hold on to 200 MB', () => {
  expect(isFullOfWatched([board('a', 150 * megabyte, 0, 0)], now)).toBe(false);
  expect(isFullOfWatched([board('a', 150 * megabyte, 0, 1), board('b', 50 * megabyte, 0, 1)], now)).toBe(
    true,
  );
  expect(isFullOfWatched([board('a', 400 * megabyte, 0)], now)).toBe(false);
});

it('takes a board of 330 people and 3,300 results for three quarters of a megabyte', () =>
  expect(bytesOfBoard(330, 3_300) / megabyte).toBeCloseTo(0.79, 2));
