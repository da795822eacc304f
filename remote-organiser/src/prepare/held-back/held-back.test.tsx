import type { Competition } from '@topout/contract';
import { aCompetition, aProfile, fakeApi, renderRoutes, screen, someCompetition } from '@topout/testing';
import { useCompetition } from '@topout/api-client';
import { HeldBack } from './held-back.tsx';

const api = fakeApi();

function Shown() {
  const { data } = useCompetition(someCompetition);
  return data ? (
    <>
      <p>there</p>
      <HeldBack competition={data} />
    </>
  ) : null;
}
const open = async (more: Partial<Competition>) => {
  api.answer({
    [`GET competitions/${someCompetition}`]: aCompetition({ role: 'MASTER', ...more }),
    'GET profiles/me': aProfile({ email: 'ada@example.org' }),
    'POST auth/sign-in-link': () => undefined,
  });
  const view = renderRoutes([{ path: '/', element: <Shown /> }], { signedInAs: aProfile().uuid });
  await screen.findByText('there');
  return view;
};

it('mails the owner the link that confirms their address', async () => {
  const { user } = await open({ heldBack: 'EMAIL' });
  expect(screen.getByText(/^Not on the home page yet: confirm your e-mail first\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText(/^A link is on its way to ada@example.org\./)).toBeVisible();
  expect(api.called('POST auth/sign-in-link')[0]?.body).toEqual({
    email: 'ada@example.org',
    page: `/sign-in?next=%2F${someCompetition}%2Fsetup`,
  });
});

it.each<[string, Partial<Competition>, RegExp]>([
  [
    'other staff whose mail is missing',
    { heldBack: 'EMAIL', role: 'STAFF' },
    /its master judge has not confirmed/,
  ],
  [
    'everybody that the host hid it',
    { heldBack: 'HOST' },
    /^The host of this server took the competition off/,
  ],
])('tells %s', async (_name, more, text) => {
  await open(more);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each<[string, Partial<Competition>]>([
  ['that is on the home page', { heldBack: null }],
  ['that is a draft', { heldBack: 'EMAIL', listed: false }],
])('says nothing of a competition %s', async (_name, more) => {
  await open(more);
  expect(screen.queryByText(/home page/)).not.toBeInTheDocument();
});
