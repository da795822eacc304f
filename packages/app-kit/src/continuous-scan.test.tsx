import { renderWithApp, screen, waitFor } from '@topout/testing';
import { ContinuousScan } from './continuous-scan.tsx';

let seen: string[] = [];

class FakeDetector {
  detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }));
}

beforeEach(() => {
  const getUserMedia = async () => ({ getTracks: () => [] });
  Object.assign(globalThis, { BarcodeDetector: FakeDetector });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  // What a page without a real camera lacks.
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, value: 4 });
  HTMLMediaElement.prototype.play = async () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'readyState');
});

it('takes one code after another, each once while it is in view', async () => {
  seen = ['17', '17', '18', '17'];
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
