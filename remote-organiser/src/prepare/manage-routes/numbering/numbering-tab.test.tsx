// The tab in the real router, against a real HTTP server in this process that plays the API.
import { fakeApi, refuse, screen, someCompetition, waitFor, within } from '@topout/testing';
import { uuidOf } from '../../../run/board/testing.ts';
import { aRoute, aWall, numbersCall, openGroup, visit } from '../testing.ts';
import { numberFieldId } from './number-table.tsx';

const api = fakeApi();
const field = (name: string) => screen.findByRole('combobox', { name });

describe('numbers', () => {
  it('are where order-routes leads', async () => {
    aWall(api);
    const { router } = visit('order-routes');
    await field('Number of Route 1, Open');
    expect(router.state.location.pathname).toBe(`/${someCompetition}/manage-routes/categories`);
  });

  it('offer 1 up to the count of routes, and the first unused where there is none', async () => {
    aWall(api);
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const third = await field('Number of Route Wall 3');
    expect(
      within(third)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['3?', '1', '2', '3']);
    await user.click(screen.getByRole('button', { name: /^Use 3/ }));
    await waitFor(() =>
      expect(api.called(numbersCall)[0]?.body).toEqual([
        { route: uuidOf(3), number: 3, routeGroup: openGroup, seen: null },
      ]),
    );
  });

  it('are swapped with the route that holds them, at once, and back', async () => {
    aWall(api);
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.selectOptions(await field('Number of Route 1'), '2');
    expect(await screen.findByText('Route 1 has number 2, Route 2 took its old one.')).toBeVisible();
    expect(api.called(numbersCall)[0]?.body).toEqual([
      { route: uuidOf(1), number: 2, routeGroup: openGroup, seen: 1 },
      { route: uuidOf(2), number: 1, routeGroup: openGroup, seen: 2 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.called(numbersCall)).toHaveLength(2));
    expect(api.called(numbersCall)[1]?.body).toEqual([
      { route: uuidOf(1), number: 1, routeGroup: openGroup, seen: 2 },
      { route: uuidOf(2), number: 2, routeGroup: openGroup, seen: 1 },
    ]);
  });

  it('say who was faster, and go back to what is there', async () => {
    aWall(api);
    api.answer({
      [numbersCall]: refuse(409, 'route_numbers.changed', 'Somebody else changed these numbers.'),
    });
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.selectOptions(await field('Number of Route 1'), '2');
    expect(await screen.findByText('Somebody else was faster')).toBeVisible();
    // By its id, because a route's name is its number.
    const first = () => document.getElementById(numberFieldId(openGroup, uuidOf(1)));
    await waitFor(() => expect(first()).toHaveValue('1'));
  });

  it('are warned of where some are missing, unless a category is selected', async () => {
    aWall(api);
    const { user } = visit('order-routes');
    expect(await screen.findByText('1 route is in more route groups than it has numbers for.')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Route Wall 3, blue and white, sport, Numbers are missing' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Youth' }));
    expect(screen.queryByText(/more route groups/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('are none in a category without routes', async () => {
    aWall(api, { routes: [aRoute(1, { open: 1 })] });
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: 'Youth' }));
    expect(screen.getByText('No routes assigned to this category')).toBeVisible();
  });

  it.each([
    [false, true],
    [true, false],
  ])('with dynamic numbering %s are frozen after the start: %s', async (dynamic, frozen) => {
    const { settings } = aWall(api);
    aWall(api, {
      competition: {
        startTime: '2026-01-01T08:00:00Z',
        settings: { ...settings, hasDynamicRouteNumbering: dynamic },
      },
    });
    visit('order-routes');
    const first = await field('Number of Route 1, Open');
    expect((first as HTMLSelectElement).disabled).toBe(frozen);
    expect(screen.queryAllByText("Numbers can't be changed once the competition has started.")).toHaveLength(
      frozen ? 1 : 0,
    );
  });

  it('are reached from their pin on the map', async () => {
    aWall(api);
    const { user } = visit('order-routes');
    await user.click(await screen.findByRole('button', { name: /^Route 2\/1/ }));
    expect(await field('Number of Route 2/1, Open')).toHaveFocus();
  });
});
