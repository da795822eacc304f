import { screen, waitFor, within } from '@topout/testing';
import { competition, gym } from '../../testing/gym.tsx';
import { begin, fall, noor, paired, route, top } from '../marker/testing.ts';

const on = gym();
const { visit, sent } = on;
const at = '2026-11-28T14:05:00.000Z';
const none = { climber: null, marker: null, off: null };
const agreed = { streams: [{ route, version: 2, confirmed: true, mark: [top] }] };
const signatures = () => screen.findByRole('region', { name: 'Signatures' });

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the own card', () => {
  it('is signed as it is on screen, once its climber is sure', async () => {
    begin(on, { mine: { ...paired, ...agreed } });
    const { user } = visit(`/${competition}`);
    expect(await signatures()).toHaveTextContent('You not signed yet');
    await user.click(screen.getByRole('button', { name: 'Sign my card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign your card?' });
    expect(dialog).toHaveTextContent('1 result, 1 top.');
    await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(sent('card.sign')).toHaveLength(1));
    expect(sent('card.sign')[0]).toMatchObject({
      route,
      payload: { card: [{ route, said: '1,1,1,,' }] },
    });
    expect(sent('result.mark')).toHaveLength(0);
  });

  it('cannot be signed while the records differ', async () => {
    begin(on, { mine: paired, mark: [fall, top] });
    visit(`/${competition}`);
    expect(await signatures()).toHaveTextContent('Settle the results that differ, then sign.');
    expect(screen.queryByRole('button', { name: 'Sign my card' })).not.toBeInTheDocument();
  });

  it('says who signed, and takes the own signature back', async () => {
    begin(on, { mine: { ...paired, ...agreed, signatures: { ...none, climber: at } } });
    const { user } = visit(`/${competition}`);
    const part = await signatures();
    expect(part).toHaveTextContent(/You signed .*Noor not signed yet/);
    await user.click(within(part).getByRole('button', { name: 'Take my signature back' }));
    await waitFor(() => expect(sent('card.unsign')).toHaveLength(1));
  });

  it('says that a change took the signatures off', async () => {
    begin(on, { mine: { ...paired, ...agreed, signatures: { ...none, off: at } } });
    visit(`/${competition}`);
    expect(await screen.findByText('The signatures came off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign my card' })).toBeEnabled();
  });
});

it('lets a marker log what they have not, with their signature', async () => {
  begin(on, { mine: paired });
  const { user } = visit(`/${competition}/mark/${noor}`);
  await user.click(await screen.findByRole('button', { name: 'Sign Noor’s card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign Noor’s card?' });
  expect(dialog).toHaveTextContent('Signing logs it as Noor did:1: Top, 1 attempt');
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(sent('card.sign')).toHaveLength(1));
  expect(sent('result.mark')).toMatchObject([
    { competitor: noor, payload: { attempts: [{ success: true }] } },
  ]);
  expect(sent('card.sign')[0]).toMatchObject({ competitor: noor });
});
