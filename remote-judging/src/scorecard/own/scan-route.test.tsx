import { fakeCamera, screen, someUuid, waitFor } from '@topout/testing';
import { aRoute, competition, groupId, gym, routeId, women } from '../../testing/gym.tsx';
import { aCard, summary } from './testing.ts';

const { api, open, visit } = gym();
const { shows } = fakeCamera();

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function jam() {
  const routes = Array.from({ length: 12 }, (_, index) =>
    aRoute({
      uuid: routeId(index + 1),
      name: `Boulder ${index + 1}`,
      displayRouteGroupMapping: { [groupId]: { name: null, number: index + 1 } },
    }),
  );
  const group = { uuid: groupId, name: 'All', categories: [women.uuid] };
  open({
    role: null,
    routes,
    competition: {
      userEntry: summary(1, 'Ada Rock'),
      routeGroups: [{ ...group, scoredBy: 'CLIMBERS', climbersQueue: false, confirmedBy: 'NOBODY' }],
    },
  });
  api.answer({ [`GET competitions/${competition}/entries/me`]: aCard() });
  return visit(`/${competition}`);
}

it('opens the route whose code is scanned, also one that is not listed now', async () => {
  const { user } = jam();
  await user.type(await screen.findByRole('searchbox'), 'nothing');
  await user.click(await screen.findByRole('button', { name: 'Scan a route’s code' }));
  shows(`https://topout.example/${someUuid}?route=${routeId(3)}`);
  expect(await screen.findByText('This code is not from this competition.')).toBeVisible();
  shows(`https://topout.example/${competition}?route=${routeId(30)}`);
  expect(await screen.findByText('Your category does not climb this route.')).toBeVisible();
  shows(`https://topout.example/${competition}?route=${routeId(3)}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { expanded: true })).toHaveTextContent('Boulder 3');
});
