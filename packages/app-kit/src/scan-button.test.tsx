import { act, renderWithApp, screen, waitFor } from '@topout/testing';
import { ScanButton } from './scan-button.tsx';

const onScan = jest.fn<Promise<boolean>, [string]>();
const getUserMedia = jest.fn<Promise<unknown>, []>();
const stop = jest.fn();
let codes: string[] = [];

class FakeDetector {
  detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
}

beforeEach(() => {
  onScan.mockReset();
  stop.mockReset();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
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

it('reads codes until one names somebody here, and lets the camera go', async () => {
  codes = ['99', '17'];
  onScan.mockImplementation(async (code) => code === '17');
  const { user } = renderWithApp(<ScanButton onScan={onScan} />);
  await user.click(screen.getByRole('button', { name: 'Scan a code' }));
  expect(await screen.findByText('This code names nobody here.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onScan.mock.calls).toEqual([['99'], ['17']]);
  expect(stop).toHaveBeenCalled();
});

it.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera can’t be used'],
])('says after %s what to do, and tries again', async (name, sentence) => {
  getUserMedia.mockRejectedValueOnce(Object.assign(new Error('no'), { name }));
  const { user } = renderWithApp(<ScanButton onScan={onScan} />);
  await user.click(screen.getByRole('button', { name: 'Scan a code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Hold the code in front of the camera.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('lets the camera go while nobody sees the page', async () => {
  const { user } = renderWithApp(<ScanButton onScan={onScan} />);
  await user.click(screen.getByRole('button', { name: 'Scan a code' }));
  const show = (state: 'hidden' | 'visible') =>
    act(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
  show('hidden');
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  show('visible');
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
});

it('switches the light of a camera that has one', async () => {
  const applyConstraints = jest.fn(async () => undefined);
  const track = { stop, getCapabilities: () => ({ torch: true }), applyConstraints };
  getUserMedia.mockResolvedValue({ getTracks: () => [track] });
  const { user } = renderWithApp(<ScanButton onScan={onScan} />);
  await user.click(screen.getByRole('button', { name: 'Scan a code' }));
  await user.click(await screen.findByRole('button', { name: 'Light', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
});

it('is missing where there is no camera to ask for', () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  renderWithApp(<ScanButton onScan={onScan} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
