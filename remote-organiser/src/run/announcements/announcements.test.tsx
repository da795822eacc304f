// The screen in the real router, against a real HTTP server that plays the API.
import { refresh } from '@topout/api-client';
import type { Announcement, Wave } from '@topout/contract';
import {
  act,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';
import { twoCategories, uuidOf } from '../board/testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const list = `${its}/announcements`;

const early: Wave = {
  uuid: uuidOf(70),
  name: 'Early',
  startTime: '2026-05-01T09:00:00.000Z',
  endTime: '2026-05-01T12:00:00.000Z',
  capacity: null,
  categories: [],
  taken: 0,
  waiting: 0,
};

const anAnnouncement = (n: number, text: string, more: Partial<Announcement> = {}): Announcement => ({
  uuid: uuidOf(n),
  text,
  audience: 'EVERYBODY',
  category: null,
  wave: null,
  madeAt: '2026-05-01T10:05:00.000Z',
  madeBy: null,
  withdrawnAt: null,
  ...more,
});

function show(role: 'STAFF' | null, announcements: Announcement[]) {
  const read = twoCategories({ role, canJudge: false });
  api.answer({
    [`GET ${its}`]: read,
    [`GET ${list}`]: () => ({ data: announcements }),
    [`GET ${its}/waves`]: { data: [early], own: [], without: 0 },
  });
  const [category] = read.stages[0]?.categories ?? [];
  return {
    ...renderRoutes(routes, { at: `/${someCompetition}/announcements`, signedInAs: someUuid }),
    category: category?.uuid ?? '',
  };
}

it('shows a reader what is for them, and nothing to write with', async () => {
  show(null, [anAnnouncement(1, 'Lunch until 13:00. See https://example.org')]);
  const row = await screen.findByText('Lunch until 13:00. See https://example.org');
  expect(within(row).queryByRole('link')).toBeNull();
  expect(screen.getByText(/^Everybody · /)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('says that there is nothing yet', async () => {
  show(null, []);
  expect(await screen.findByText('Nothing was announced yet.')).toBeVisible();
});

it('lets organisers announce to a category, after asking', async () => {
  const { user, category } = show('STAFF', []);
  await user.type(await screen.findByRole('textbox', { name: /What do you want to say/ }), ' Warm up  now ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), category);
  api.answer({ [`POST ${list}`]: () => anAnnouncement(1, 'Warm up now') });
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Warm up now')).toBeVisible();
  expect(api.called(`POST ${list}`)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Announced.')).toBeVisible();
  const body = { text: 'Warm up now', audience: 'CATEGORY', category };
  expect(api.called(`POST ${list}`)).toMatchObject([{ body }]);
  expect(screen.getByRole('textbox', { name: /What do you want to say/ })).toHaveValue('');
});

it('lets organisers announce to a session, and names it in the list', async () => {
  const { user } = show('STAFF', [anAnnouncement(2, 'Warm up', { audience: 'WAVE', wave: early.uuid })]);
  await user.type(await screen.findByRole('textbox', { name: /What do you want to say/ }), 'Begin');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'For' }),
    await screen.findByRole('option', { name: 'Session Early, and staff' }),
  );
  api.answer({ [`POST ${list}`]: () => anAnnouncement(1, 'Begin') });
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Announced.')).toBeVisible();
  const body = { text: 'Begin', audience: 'WAVE', wave: early.uuid };
  expect(api.called(`POST ${list}`)).toMatchObject([{ body }]);
  expect(screen.getByText(/^Session Early, and staff · /)).toBeVisible();
});

it('announces the same when the answer was lost, and keeps the text until then', async () => {
  const { user } = show('STAFF', []);
  const text = await screen.findByRole('textbox', { name: /What do you want to say/ });
  await user.type(text, 'Lunch');
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Announce' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  api.answer({ [`POST ${list}`]: refuse(503, 'busy', 'Please try again.') });
  await send();
  expect(text).toHaveValue('Lunch');
  api.answer({ [`POST ${list}`]: () => anAnnouncement(1, 'Lunch') });
  await send();
  expect(await screen.findByText('Announced.')).toBeVisible();
  expect(new Set(api.called(`POST ${list}`).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it('asks again for whom when the session was deleted meanwhile', async () => {
  const { user } = show('STAFF', []);
  await user.type(await screen.findByRole('textbox', { name: /What do you want to say/ }), 'Begin');
  const whom = screen.getByRole('combobox', { name: 'For' });
  await user.selectOptions(whom, await screen.findByRole('option', { name: 'Session Early, and staff' }));
  api.answer({ [`GET ${its}/waves`]: { data: [], own: [], without: 0 } });
  await act(() => refresh(`${its}/waves`));
  await waitFor(() => expect(whom).toHaveDisplayValue('No longer there'));
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  await waitFor(() => expect(whom).toHaveAccessibleDescription('Choose again.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for a text', async () => {
  const { user } = show('STAFF', []);
  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets organisers withdraw what stands, and shows what was withdrawn', async () => {
  const [standing, withdrawn] = [
    anAnnouncement(1, 'Lunch', { madeBy: 'Maja Master' }),
    anAnnouncement(2, 'Dinner', { withdrawnAt: '2026-05-01T10:06:00.000Z' }),
  ];
  const { user } = show('STAFF', [standing, withdrawn]);
  expect(await screen.findByText(/Maja Master/)).toBeVisible();
  expect(screen.getByText(/^Withdrawn at /)).toBeVisible();
  api.answer({ [`DELETE ${list}/${standing.uuid}`]: withdrawn });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(api.called(`DELETE ${list}/${standing.uuid}`)).toHaveLength(1));
});
