import { act, aCompetition, renderHook, someCompetition } from '@topout/testing';
import { useKeptBoard } from './use-kept-board.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('draws nothing again because time passes on a board that is there', () => {
  let renders = 0;
  const read = { data: aCompetition(), isKept: false };
  renderHook(() => {
    renders += 1;
    return useKeptBoard(someCompetition, read);
  });
  const before = renders;
  act(() => jest.advanceTimersByTime(10_000));
  expect(renders).toBe(before);
});
