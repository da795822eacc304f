import { witnessCode } from '@topout/domain';
import { fakeCamera, refuse, screen, waitFor, within } from '@topout/testing';
import { anEntry, competition, gym, userId } from '../../testing/gym.tsx';
import { begin, cardOf, fall, key, noor, paired, route, top } from './testing.ts';

const on = gym();
const { api, visit, sent } = on;
const { shows } = fakeCamera();
const code = witnessCode({ profile: noor, key }, 1);
// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the own card', () => {
  const pairing = `PUT competitions/${competition}/markers/${anEntry(1, 'Ada Rock').uuid}`;

  it('takes a scanned code, and says why it was refused', async () => {
    begin(on, {});
    const { user } = visit(`/${competition}?marker=${code}`);
    api.answer({ [pairing]: refuse(409, 'marker.family', 'Parents cannot be markers.') });
    const field = await screen.findByRole('textbox', { name: 'Code on your marker’s phone' });
    expect(field).toHaveValue(code);
    await user.click(screen.getByRole('button', { name: 'Keep each other’s card' }));
    expect(await screen.findByText('Parents cannot be markers.')).toBeVisible();
    api.answer({
      [pairing]: null,
      [`GET competitions/${competition}/entries/me`]: cardOf(1, 'Ada Rock', paired),
    });
    await user.click(screen.getByRole('button', { name: 'Keep each other’s card' }));
    expect(await screen.findByRole('link', { name: 'Mark for Noor' })).toBeVisible();
  });

  it('says on the camera’s sheet why a code was refused', async () => {
    shows(`https://topout.example/${competition}?marker=${code}`);
    begin(on, {});
    api.answer({ [pairing]: refuse(409, 'marker.family', 'Parents cannot be markers.') });
    const { user } = visit(`/${competition}`);
    await user.click(await screen.findByRole('button', { name: 'Enter a code' }));
    await user.click(screen.getByRole('button', { name: 'Scan your marker’s code' }));
    expect(await screen.findByText('Parents cannot be markers.')).toBeVisible();
  });

  it('shows a code', async () => {
    begin(on, {});
    const { user } = visit(`/${competition}`);
    await user.click(await screen.findByRole('button', { name: 'Show my code' }));
    expect(await screen.findByRole('dialog', { name: 'Code of Ada Rock' })).toBeVisible();
    expect(screen.getByTitle('Code for a marker as a QR code')).toBeInTheDocument();
  });

  it('says how the records differ, and that the result is not confirmed', async () => {
    begin(on, { mine: paired, mark: [fall, top] });
    visit(`/${competition}`);
    expect(await screen.findByText('You: Top, 1 attempt. Noor: Top, 2 attempts.')).toBeVisible();
    expect(screen.getByText('not confirmed', { selector: 'small' })).toBeInTheDocument();
  });

  it('says nothing once they agree', async () => {
    begin(on, { mine: { ...paired, streams: [{ route, version: 2, confirmed: true, mark: [top] }] } });
    visit(`/${competition}?route=${route}`);
    expect(await screen.findByText('Confirmed', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/Noor: /)).not.toBeInTheDocument();
  });

  it('asks before it ends, and says why it cannot', async () => {
    begin(on, { mine: paired });
    const { user } = visit(`/${competition}`);
    api.answer({
      [pairing.replace('PUT', 'DELETE')]: refuse(409, 'marker.differs', 'A judge settles them first.'),
    });
    await user.click(await screen.findByRole('button', { name: 'End' }));
    const dialog = await screen.findByRole('dialog', { name: 'End with Noor?' });
    await user.click(within(dialog).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('A judge settles them first.')).toBeVisible();
  });
});

describe('the card of the other', () => {
  it('sends the whole record of a route with every press', async () => {
    // Whatever the server answers is newer.
    begin(on, { mine: paired, theirs: { streams: [{ route, version: 0, confirmed: false }] } });
    const { user } = visit(`/${competition}/mark/${noor}`);
    const list = await screen.findByRole('region', { name: 'Routes of Noor' });
    expect(within(list).getByText('Not marked yet')).toBeVisible();
    await user.click(within(list).getByRole('button', { expanded: false }));
    await user.click(within(list).getByRole('button', { name: 'Try' }));
    await waitFor(() => expect(sent('result.mark')).toHaveLength(1));
    expect(await within(list).findByText(/^You: .*Noor: Top, 1 attempt\.$/)).toBeVisible();
    expect(screen.getByText('1 result differs')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Top' }));
    await waitFor(() => expect(sent('result.mark')).toHaveLength(2));
    expect(sent('result.mark').at(-1)).toMatchObject({
      competitor: noor,
      route,
      payload: { attempts: [{ success: false }, { success: true }] },
    });
    await user.click(within(list).getByRole('button', { name: 'Undo the last on 1' }));
    await waitFor(() => expect(sent('result.mark')).toHaveLength(3));
    expect(sent('result.mark').at(-1)?.payload.attempts).toHaveLength(1);
  });

  it('has no keys where a judge has settled the result', async () => {
    begin(on, {
      mine: paired,
      theirs: { streams: [{ route, version: 3, confirmed: true, mark: [fall, top] }] },
    });
    const { user } = visit(`/${competition}/mark/${noor}`);
    expect(await screen.findByText('Settled by a judge')).toBeVisible();
    await user.click(screen.getByRole('button', { expanded: false }));
    expect(screen.getByRole('group', { name: 'Mark route 1 for Noor' })).toBeDisabled();
  });

  it('belongs to its marker alone', async () => {
    begin(on, {
      theirs: { marker: { entry: anEntry(3, 'Zoe Crag').uuid, user: userId(3), firstName: 'Zoe' } },
    });
    visit(`/${competition}/mark/${noor}`);
    expect(await screen.findByText('You do not keep this card')).toBeVisible();
  });
});
