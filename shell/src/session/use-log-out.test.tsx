import { readSession } from '@topout/api-client';
import { fakeApi, renderWithApp, screen, someUuid, waitFor } from '@topout/testing';
import { useLogOut } from './use-log-out.tsx';

const api = fakeApi();
const open = jest.fn();

function LogOut() {
  const { ask, dialog } = useLogOut(open);
  return (
    <>
      <button type="button" onClick={() => ask('/c1/enter')}>
        leave
      </button>
      {dialog}
    </>
  );
}

beforeEach(() => {
  open.mockClear();
  localStorage.clear();
  api.answer({ 'POST auth/revoke': {} });
});

it('clears the session and starts again', async () => {
  const { user } = renderWithApp(<LogOut />, { signedInAs: someUuid });
  await user.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('/c1/enter'));
  expect(readSession()).toMatchObject({ accessToken: null, refreshToken: null });
  expect(localStorage.getItem('topout/session')).toBeNull();
});

describe('with unsent work on this phone', () => {
  beforeEach(() => localStorage.setItem('topout/unsent', JSON.stringify({ [someUuid]: 2 })));

  it('asks first, and stays', async () => {
    const { user } = renderWithApp(<LogOut />, { signedInAs: someUuid });
    await user.click(screen.getByRole('button', { name: 'leave' }));
    expect(await screen.findByText(/2 entries are still on this phone only/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(readSession().profile).toBe(someUuid);
    expect(open).not.toHaveBeenCalled();
  });

  it('counts marks of the marshal’s board', async () => {
    localStorage.setItem(`topout.marshal/${someUuid}/c1/m1`, '{}');
    localStorage.setItem('topout.marshal/somebody-else/c1/m2', '{}');
    const { user } = renderWithApp(<LogOut />, { signedInAs: someUuid });
    await user.click(screen.getByRole('button', { name: 'leave' }));
    expect(await screen.findByText(/3 entries are still on this phone only/)).toBeVisible();
  });

  it('asks first, and leaves when told so', async () => {
    const { user } = renderWithApp(<LogOut />, { signedInAs: someUuid });
    await user.click(screen.getByRole('button', { name: 'leave' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('/c1/enter'));
  });
});
