import { act, renderHook } from '@topout/testing';
import { getDefaultStore } from 'jotai';
import { bannerAtom, useShowError } from './banner.ts';

const store = getDefaultStore();
const shown = () => store.get(bannerAtom)?.message ?? null;
const show = (hook: { current: ReturnType<typeof useShowError> }, message: string | null) =>
  act(() => hook.current(message));

it('takes its banner away once what failed works, and nobody else’s', () => {
  const [saving, drawing] = [renderHook(useShowError).result, renderHook(useShowError).result];
  show(saving, 'No line');
  expect(shown()).toBe('No line');
  show(drawing, null);
  expect(shown()).toBe('No line');
  show(drawing, 'Not drawn');
  show(saving, null);
  expect(shown()).toBe('Not drawn');
  show(drawing, null);
  expect(shown()).toBe(null);
});
