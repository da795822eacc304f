import { act, expectedErrors, fireEvent, render, screen } from '@topout/testing';
import { lazyPart } from './lazy-part.tsx';
import { Optional } from './optional.tsx';

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;

/** Fails so often before it arrives. */
function arrivingAfter(failures: number) {
  let left = failures;
  return lazyPart(async () => {
    left -= 1;
    if (left >= 0) throw new Error('ChunkLoadError');
    return Promise.resolve({ default: Words });
  });
}

it('leaves what is around a part that did not arrive, and fetches it again', async () => {
  const Part = arrivingAfter(2);
  render(
    <>
      <p>Routes</p>
      <Optional>
        <Part words="Foot" />
      </Optional>
    </>,
  );
  for (const _failure of [1, 2]) {
    expect(await screen.findByText(/did not load/)).toBeVisible();
    expect(screen.getByText('Routes')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  expect(await screen.findByText('Foot')).toBeVisible();
  expect(expectedErrors()).toHaveLength(2);
});

it('loads by itself once the network is back, also where nobody missed it', async () => {
  const Part = arrivingAfter(1);
  render(
    <Optional quiet fallback="Loading">
      <Part words="Links" />
    </Optional>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Links')).toBeVisible();
  expect(expectedErrors()).toHaveLength(1);
});

it('is there at once in another place after it has arrived', async () => {
  const Part = arrivingAfter(0);
  const parts = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <Optional key={index} fallback="Loading">
        <Part words={`Panel ${index}`} />
      </Optional>
    ));
  const { rerender } = render(<>{parts(1)}</>);
  expect(await screen.findByText('Panel 0')).toBeVisible();
  rerender(<>{parts(2)}</>);
  expect(screen.getByText('Panel 1')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});
