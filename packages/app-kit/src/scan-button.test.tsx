import { renderWithApp, screen, waitFor } from '@topout/testing';
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

it('says that the camera cannot be used', async () => {
  getUserMedia.mockRejectedValue(new Error('denied'));
  const { user } = renderWithApp(<ScanButton onScan={onScan} />);
  await user.click(screen.getByRole('button', { name: 'Scan a code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera can’t be used.');
});

it('is missing where the browser reads no codes', () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  renderWithApp(<ScanButton onScan={onScan} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
