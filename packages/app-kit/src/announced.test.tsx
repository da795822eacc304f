import { fakeApi, renderWithApp, screen, someCompetition, someUuid } from '@topout/testing';
import { Announced } from './announced.tsx';

const api = fakeApi();
const list = `GET competitions/${someCompetition}/announcements`;

const made = (text: string, minutesAgo: number) => ({
  uuid: someUuid,
  text,
  audience: 'EVERYBODY',
  category: null,
  wave: null,
  madeAt: new Date(Date.now() - minutesAgo * 60_000 - 1_000).toISOString(),
  madeBy: null,
  withdrawnAt: null,
});

beforeEach(() => localStorage.clear());

it('shows the newest until it is put away, and then the next one', async () => {
  let data = [made('Lunch', 5), made('Warm up', 60)];
  api.answer({ [list]: () => ({ data }) });
  const shown = renderWithApp(<Announced competition={someCompetition} />);
  expect(await screen.findByText('Lunch')).toBeVisible();
  expect(screen.getByText('The organisers, 5 minutes ago')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    `/${someCompetition}/announcements`,
  );
  expect(screen.queryByText('Warm up')).toBeNull();
  await shown.user.click(screen.getByRole('button', { name: 'Put away' }));
  expect(screen.queryByRole('status')).toBeNull();
  shown.unmount();

  data = [made('Finals', 1), ...data];
  renderWithApp(<Announced competition={someCompetition} />);
  expect(await screen.findByText('Finals')).toBeVisible();
});
