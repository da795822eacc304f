import { fakeApi, fireEvent, renderRoutes, screen, someCompetition } from '@topout/testing';
import SponsorsHall from './sponsors-hall.tsx';

const api = fakeApi();
const sponsor = (n: number, name: string, pictureUrl: string | null) => ({
  uuid: `0198a5c0-1111-7000-8000-0000000000c${n}`,
  name,
  pictureUrl,
});

it('shows the sponsor whose turn it is, by name where the picture does not load', async () => {
  api.answer({
    [`GET competitions/${someCompetition}/sponsors`]: {
      data: [sponsor(1, 'Chalk & Co', '/api/media/1'), sponsor(2, 'Rope Works', null)],
    },
  });
  // One page back from the first is the last; then the first again.
  const wall = (turn: number) => [
    { path: '/wall', element: <SponsorsHall competition={someCompetition} turn={turn} /> },
  ];
  const last = renderRoutes(wall(-1), { at: '/wall' });
  expect((await screen.findByText('Rope Works')).getAttribute('aria-hidden')).toBe('false');
  last.unmount();
  renderRoutes(wall(2), { at: '/wall' });
  const picture = await screen.findByRole('img', { name: 'Chalk & Co' });
  fireEvent.error(picture);
  expect(await screen.findByText('Chalk & Co')).toHaveAttribute('aria-hidden', 'false');
});
