import { fakeCamera, renderWithApp, screen, waitFor } from '@topout/testing';
import { ContinuousScan } from './continuous-scan.tsx';

const { shows } = fakeCamera();

it('takes one code after another, each once while it is in view', async () => {
  shows('17', '17', '18', '17');
  const onCode = jest.fn(async () => undefined);
  const onToggle = jest.fn();
  const { user } = renderWithApp(
    <ContinuousScan onCode={onCode} onToggle={onToggle}>
      Number 18 is here.
    </ContinuousScan>,
  );
  await user.click(screen.getByRole('button', { name: 'Scan a code' }));
  await waitFor(() => expect(onCode.mock.calls).toEqual([['17'], ['18'], ['17']]), { timeout: 3_000 });
  expect(screen.getByRole('dialog')).toHaveTextContent('Number 18 is here.');
  expect(onToggle.mock.calls).toEqual([[true]]);
});
