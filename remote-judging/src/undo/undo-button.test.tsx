import { act, render, screen } from '@topout/testing';
import { UndoButton } from './undo-button.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rests for a second once it is there, however long ago Save was tapped', () => {
  const undo = jest.fn();
  const last = { id: 'one', user: 'ada', does: 'saved', state: 'phone', undo } as const;
  render(<UndoButton last={last} name="Ada Ascent" />);
  const button = screen.getByRole('button', { name: 'Undo what was saved for Ada Ascent' });
  act(() => button.click());
  act(() => jest.advanceTimersByTime(900));
  act(() => button.click());
  expect(undo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(100));
  act(() => button.click());
  expect(undo).toHaveBeenCalledTimes(1);
});
