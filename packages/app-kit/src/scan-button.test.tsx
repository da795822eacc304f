import { act, fakeCamera, renderWithApp, screen, waitFor } from '@topout/testing';
import { ScanButton } from './scan-button.tsx';

const { shows, stop, getUserMedia } = fakeCamera();
const onScan = jest.fn<Promise<string | null>, [string]>();
const button = <ScanButton label="Scan a ticket" hint="Hold the ticket up." onScan={onScan} />;

beforeEach(() => void onScan.mockReset());

it('takes one code after another until it is the right one, each once, and lets the camera go', async () => {
  shows('99', '99', '17');
  onScan.mockImplementation(async (code) => (code === '17' ? null : `Nobody has ${code}.`));
  const { user } = renderWithApp(button);
  await user.click(screen.getByRole('button', { name: 'Scan a ticket' }));
  const sheet = screen.getByRole('dialog', { name: 'Scan a ticket' });
  await waitFor(() => expect(sheet).toHaveTextContent('Nobody has 99.'));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(onScan.mock.calls).toEqual([['99'], ['17']]);
  expect(stop).toHaveBeenCalled();
});

it('says that a code could not be looked up', async () => {
  shows('17');
  onScan.mockRejectedValue(new Error('No line'));
  const { user } = renderWithApp(button);
  await user.click(screen.getByRole('button', { name: 'Scan a ticket' }));
  expect(await screen.findByText(/could not be looked up/)).toBeVisible();
});

it.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'The camera can’t be used'],
])('says after %s what to do, and tries again', async (name, sentence) => {
  getUserMedia.mockRejectedValueOnce(Object.assign(new Error('no'), { name }));
  const { user } = renderWithApp(button);
  await user.click(screen.getByRole('button', { name: 'Scan a ticket' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Hold the code in front of the camera.')).toBeInTheDocument();
  expect(screen.getByText('Hold the ticket up.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('lets the camera go while nobody sees the page', async () => {
  const { user } = renderWithApp(button);
  await user.click(screen.getByRole('button', { name: 'Scan a ticket' }));
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
  const { user } = renderWithApp(button);
  await user.click(screen.getByRole('button', { name: 'Scan a ticket' }));
  await user.click(await screen.findByRole('button', { name: 'Light', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
});

it('is missing where there is no camera to ask for', () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  renderWithApp(button);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
