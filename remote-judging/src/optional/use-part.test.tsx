import { render, screen } from '@topout/testing';
import { Component, createElement, type ReactNode } from 'react';
import { usePart } from './use-part.ts';

const Card = () => <p>Card</p>;

class Problem extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Problem</p> : this.props.children;
  }
}

function Place({
  load,
  wanted,
}: {
  readonly load: () => Promise<{ default: typeof Card }>;
  readonly wanted?: boolean;
}) {
  const part = usePart(load, wanted);
  return part ? createElement(part) : <p>Loading</p>;
}

it('shows a part once it is there, and at once wherever it is wanted again', async () => {
  const load = jest.fn(async () => ({ default: Card }));
  const { unmount } = render(<Place load={load} />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Card')).toBeVisible();
  unmount();
  render(<Place load={load} />);
  expect(screen.getByText('Card')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing that is not wanted', () => {
  const load = jest.fn(async () => ({ default: Card }));
  render(<Place load={load} wanted={false} />);
  expect(load).not.toHaveBeenCalled();
});

it('leaves it to the page to say that a part did not load', async () => {
  render(
    <Problem>
      <Place load={() => Promise.reject(new Error('No line'))} />
    </Problem>,
    { onCaughtError: () => undefined },
  );
  expect(await screen.findByText('Problem')).toBeVisible();
});
