import { act, renderHook } from '@topout/testing';
import { useSettled } from './use-settled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rests for a second when somebody else is next, and not before', () => {
  const { result, rerender } = renderHook(({ user }) => useSettled(user), { initialProps: { user: 'ada' } });
  expect(result.current).toBe(true);
  rerender({ user: 'ben' });
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(900));
  expect(result.current).toBe(false);
  // There and back again is a change too.
  rerender({ user: 'cem' });
  rerender({ user: 'ben' });
  act(() => jest.advanceTimersByTime(900));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBe(true);
});
