import { act, aStage, EventsReply, screen, waitFor } from '@topout/testing';
import type { Competition } from '@topout/contract';
import {
  anEntry,
  aRoute,
  competition,
  gym,
  type GymOptions,
  men,
  routeId,
  userId,
  women,
} from '../testing/gym.tsx';

const { api, open, visit, me } = gym();
const ada = userId(1);
const queue = `/${competition}/judge/${routeId(1)}`;
const log = `${queue}/${ada}`;
const key = (name: string) => screen.getByRole('button', { name });

const stageOf = (number: number, category: typeof women, pendingResults = true) =>
  aStage({
    uuid: routeId(70 + number),
    categories: [{ ...category, capacity: null }],
    pendingResults,
    state: pendingResults ? 'OPEN' : 'CLOSED',
  });
const onlyWomen = aRoute({
  competitionRouteGroups: [{ uuid: routeId(60), name: 'W', categories: [women.uuid], competition }],
  displayRouteGroupMapping: { [routeId(60)]: { name: null, number: 1 } },
});
const group = (judges: readonly string[]): Competition['judgingGroups'] => [
  {
    uuid: routeId(80),
    name: 'Wall',
    version: 1,
    routes: [routeId(1)],
    judges: judges.map((uuid) => ({ uuid, name: 'Jo', email: null, picture: null })),
  },
];

/** Changes the competition, and the stream says so. */
function becomes(options: GymOptions) {
  open({ entries: [anEntry(1, 'Ada Ascent')], queue: [ada], ...options });
  api.answer({
    [`GET competitions/${competition}/events`]: new EventsReply(
      ['heartbeat', {}],
      ['competition', { version: options.competition?.revision ?? 1 }],
    ),
  });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
}

it('notices that the stage of its route was closed, keeps what is entered, and says what saving it comes to', async () => {
  const front = stageOf(1, men);
  becomes({ routes: [onlyWomen], competition: { stages: [front, stageOf(2, women)] } });
  const { user } = visit([queue, log]);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  becomes({
    routes: [onlyWomen],
    competition: { revision: 2, stages: [front, stageOf(2, women, false)] },
  });
  expect(await screen.findByText('Competition closed')).toBeVisible();
  expect(await screen.findByText(/^What you entered is still here\./)).toBeVisible();
  expect(key('Save')).toBeEnabled();

  becomes({ routes: [onlyWomen], competition: { revision: 3, stages: [front, stageOf(2, women)] } });
  await waitFor(() => expect(screen.queryByText('Competition closed')).not.toBeInTheDocument());
  expect(screen.queryByText(/^What you entered is still here\./)).not.toBeInTheDocument();
});

it('notices that a route was taken down', async () => {
  becomes({});
  visit(queue);
  expect(await screen.findByRole('heading', { name: 'Ada Ascent' })).toBeVisible();
  becomes({ routes: [aRoute({ uuid: routeId(2) })], competition: { revision: 2 } });
  expect(await screen.findByText('This route is not part of the competition.')).toBeVisible();
});

it('notices that the area is another judge’s now', async () => {
  const role = 'JUDGE';
  const settings = { judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED' } as const;
  becomes({ role, settings, competition: { judgingGroups: group([me().uuid]) } });
  const { user } = visit([queue, log]);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  becomes({ role, settings, competition: { revision: 2, judgingGroups: group([]) } });
  expect(await screen.findByText(/not assigned to judge this route/)).toBeVisible();
  expect(await screen.findByText(/^What you entered is still here\./)).toBeVisible();
});
