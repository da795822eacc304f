import { act, render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StatePill } from './state-pill.tsx';
import { Toast } from './toast.tsx';
import { WorkPill } from './work-pill.tsx';

it('interrupts for errors only', () => {
  render(
    <>
      <Notice tone="error">Not saved</Notice>
      <Notice tone="warning" title="Careful">
        Numbers change
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('CarefulNumbers change');
});

it('says what is being waited for', () => {
  render(<Spinner label="Loading entries" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading entries');
});

it('holds the place of rows without reading them out', () => {
  const { container } = render(<SkeletonRows count={3} label="Loading entries" />);
  expect(container.getElementsByClassName('row')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading entries$/);
});

it.each([
  ['live', 'Live'],
  ['offline', 'Offline'],
  ['cancelled', 'Cancelled'],
] as const)('shows %s as a word with a sign', (state, word) => {
  render(<StatePill state={state} />);
  const pill = screen.getByText(word);
  expect(pill.childElementCount).toBe(1);
});

it('shows where work is with a sign and in words of its own', () => {
  render(<WorkPill state="unsent">3 unsent</WorkPill>);
  const pill = screen.getByText('3 unsent');
  expect(pill.childElementCount).toBe(1);
});

it('tells how far something is', () => {
  render(<ProgressBar label="Sent" value={12} max={40} />);
  const bar = screen.getByRole('progressbar', { name: 'Sent' });
  expect(bar).toHaveAttribute('value', '12');
  expect(bar).toHaveAttribute('aria-valuetext', '12 of 40');
});

it('names what is empty and offers a way on', () => {
  render(
    <EmptyState title="Nothing here yet" action={<button>Add</button>}>
      Check back later
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});

it('takes a toast away after 4 seconds', () => {
  jest.useFakeTimers();
  const onClose = jest.fn();
  render(<Toast onClose={onClose}>Link copied</Toast>);
  act(() => jest.advanceTimersByTime(4_000));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  expect(onClose).toHaveBeenCalledTimes(1);
});
