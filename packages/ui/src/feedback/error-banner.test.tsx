import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBanner } from './error-banner.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('says that there was a problem, and what', () => {
  render(<ErrorBanner message="Try again" onClose={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('There was a problemTry again');
});

it('hides itself after 10 seconds', () => {
  const onClose = jest.fn();
  render(<ErrorBanner message="Try again" onClose={onClose} />);
  pass(9_999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays while somebody points at it', () => {
  const onClose = jest.fn();
  render(<ErrorBanner message="Try again" onClose={onClose} />);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(10_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('counts afresh for another message', () => {
  const onClose = jest.fn();
  const { rerender } = render(<ErrorBanner message="One" onClose={onClose} />);
  pass(9_000);
  rerender(<ErrorBanner message="Two" onClose={onClose} />);
  pass(9_000);
  expect(onClose).not.toHaveBeenCalled();
});

it('can be closed', () => {
  const onClose = jest.fn();
  render(<ErrorBanner message="Try again" onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
