import { act, breakLine, fakeApi, renderHook, someCompetition, someUuid } from '@topout/testing';
import { clockOf, clockPlans, type LoggedPress } from '@topout/domain';
import type { StageClock } from '@topout/contract';
import { controlTexts as texts } from './texts.ts';
import { usePress } from './use-press.ts';

const api = fakeApi();

const set: LoggedPress = { at: 0, action: { kind: 'SET', plan: clockPlans.FINAL } };
const shows = (...presses: LoggedPress[]): StageClock => {
  const clock = clockOf([set, ...presses]);
  if (!clock) throw new Error('no clock');
  return { stage: someUuid, clock: { ...clock, kept: [], from: null } };
};

it('forgets a press that did not arrive once the clock is another', async () => {
  api.answer({ [`POST competitions/${someCompetition}/clock/presses`]: breakLine });
  const { result, rerender } = renderHook(({ shown }) => usePress(someCompetition, shown), {
    initialProps: { shown: shows() },
  });
  await act(() => result.current.press({ kind: 'START' }));
  expect(result.current.problem).toBe(texts.failed);
  rerender({ shown: shows({ at: 1, action: { kind: 'START' } }) });
  expect(result.current.problem).toBeNull();
});
