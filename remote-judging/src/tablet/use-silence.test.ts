import { act, fireEvent, renderHook } from '@topout/testing';
import { useSilence } from './use-silence.ts';

const over = jest.fn();

beforeEach(() => {
  over.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

it('warns for the last seconds of a minute without a touch, and is then over once', () => {
  const { result } = renderHook(() => useSilence(over));
  pass(44);
  expect(result.current).toBeNull();
  pass(6);
  expect(result.current).toBe(10);
  pass(10);
  expect(over).toHaveBeenCalledTimes(1);
  pass(120);
  expect(over).toHaveBeenCalledTimes(1);
});

it('begins again with every touch and key', () => {
  const { result } = renderHook(() => useSilence(over));
  pass(50);
  act(() => void fireEvent.pointerDown(document.body));
  expect(result.current).toBeNull();
  pass(50);
  act(() => void fireEvent.keyDown(document.body, { key: 'Tab' }));
  pass(59);
  expect(over).not.toHaveBeenCalled();
});
