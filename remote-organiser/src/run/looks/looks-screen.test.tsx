import type { Look } from '@topout/contract';
import {
  aCompetition,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';
import { uuidOf } from '../board/testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;

const flash: Look = {
  key: 'LONE_FLASH ada',
  kind: 'LONE_FLASH',
  climbers: [{ uuid: uuidOf(1), name: 'Ada Ash' }],
  route: uuidOf(500),
  count: 1,
  tried: 9,
  minutes: null,
  madeAt: '2026-11-21T10:00:00Z',
  putAway: null,
};
const ring: Look = {
  ...flash,
  key: 'RING',
  kind: 'RING',
  climbers: [...flash.climbers, { uuid: uuidOf(2), name: 'Bea Bold' }],
  route: null,
  count: 6,
  tried: null,
  madeAt: null,
};

function show(looks: Look[], role: 'STAFF' | 'JUDGE' = 'STAFF') {
  const competition = aCompetition({ role });
  let data = looks;
  api.answer({
    [`GET ${its}`]: competition,
    [`GET ${its}/looks`]: () => ({ data }),
    [`GET venues/${competition.venues[0]?.uuid ?? ''}/routes`]: [],
    [`PUT ${its}/looks`]: ({ body }: { body: unknown }) => {
      const { key, looksRight } = body as { key: string; looksRight: boolean };
      const putAway = looksRight ? { by: 'Jo Judge', at: '2026-11-21T11:00:00Z' } : null;
      data = data.map((one) => (one.key === key ? { ...one, putAway } : one));
      return null;
    },
  });
  return renderRoutes(routes, { at: `/${someCompetition}/worth-a-look`, signedInAs: someUuid });
}

it('says who and why, leads to card and history, and puts a line away with an undo', async () => {
  const { user } = show([flash, ring]);
  const list = await screen.findByRole('list', { name: 'To look at' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('none of the 8 others who tried has topped it');
  expect(second).toHaveTextContent('Ada Ash, Bea Bold');
  expect(second).toHaveTextContent('Confirm only each other: 6 results.');
  expect(within(list).getByRole('link', { name: 'Card of Bea Bold' })).toHaveAttribute(
    'href',
    `/${someCompetition}?entry=${uuidOf(2)}`,
  );
  expect(within(list).getByRole('link', { name: 'History of Bea Bold' })).toHaveAttribute(
    'href',
    `/${someCompetition}/history?competitor=${uuidOf(2)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Looks right: Ada Ash' }));
  const away = await screen.findByRole('list', { name: 'Looks right' });
  await waitFor(() => expect(away).toHaveTextContent('Jo Judge'));
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});

it('says that there is nothing, and is for staff alone', async () => {
  show([]);
  expect(await screen.findByText('Nothing to look at')).toBeVisible();
});

it('is not for judges', async () => {
  show([], 'JUDGE');
  expect(await screen.findByRole('link', { name: /sign in|organiser/i })).toBeVisible();
  expect(api.called(`GET ${its}/looks`)).toEqual([]);
});
