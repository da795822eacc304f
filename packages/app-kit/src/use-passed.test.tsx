import { act, render, screen } from '@topout/testing';
import { usePassed } from './use-passed.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const startsAt = '2026-11-21T10:00:01Z';

function Start({ at, now }: { readonly at?: string; readonly now: () => number }) {
  return <p>{usePassed(at, now) ? 'passed' : 'to come'}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('says so when the moment comes', () => {
  jest.setSystemTime(start);
  render(<Start at={startsAt} now={Date.now} />);
  pass(999);
  expect(screen.getByText('to come')).toBeVisible();
  pass(1);
  expect(screen.getByText('passed')).toBeVisible();
});

it('waits on after a timer that rang before the clock had got there', () => {
  let clock = start;
  render(<Start at={startsAt} now={() => clock} />);
  clock = start + 999;
  pass(1_000);
  expect(screen.getByText('to come')).toBeVisible();
  clock = start + 1_000;
  pass(1);
  expect(screen.getByText('passed')).toBeVisible();
});

it('never passes where there is no moment', () => {
  render(<Start now={Date.now} />);
  pass(1_000_000);
  expect(screen.getByText('to come')).toBeVisible();
});
