import { act, renderHook } from '@topout/testing';
import { useHeldOrder } from './use-held-order.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lines = (...keys: string[]) => keys.map((key) => ({ key }));

function aList() {
  const { result, rerender } = renderHook(({ list }) => useHeldOrder(list), {
    initialProps: { list: lines('a', 'b', 'c') },
  });
  return {
    hands: () => result.current.hands,
    come: (...keys: string[]) => rerender({ list: lines(...keys) }),
    keys: () => result.current.shown.map(({ key }) => key).join(''),
  };
}

it('moves nothing under a hand, and settles when it has left', () => {
  const { hands, come, keys } = aList();
  act(() => hands().onPointerMove());
  come('d', 'c', 'a');
  expect(keys()).toBe('abcd');
  act(() => hands().onPointerLeave());
  expect(keys()).toBe('dca');
});

it('settles under a hand that rests, and under a focus that has left', () => {
  const { hands, come, keys } = aList();
  act(() => hands().onFocus());
  come('c', 'b', 'a');
  expect(keys()).toBe('abc');
  act(() => jest.advanceTimersByTime(10_000));
  expect(keys()).toBe('cba');
  act(() => hands().onFocus());
  come('a', 'b', 'c');
  expect(keys()).toBe('cba');
  act(() => hands().onBlur());
  expect(keys()).toBe('abc');
});
