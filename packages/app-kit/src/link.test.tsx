import { fireEvent, renderWithApp, screen } from '@topout/testing';
import { Link } from './link.tsx';

it('leads to a page of Topout, with what it hands over', async () => {
  const { router, user } = renderWithApp(
    <Link to="/there?x=1" state={{ from: 'here' }}>
      go
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'go' })).toHaveAttribute('href', '/there?x=1');
  await user.click(screen.getByRole('link', { name: 'go' }));
  expect(router.state).toMatchObject({
    historyAction: 'PUSH',
    location: { pathname: '/there', search: '?x=1', state: { from: 'here' } },
  });
});

it('takes the place of the page in the history when told to', async () => {
  const { router, user } = renderWithApp(
    <Link to="/there" replace>
      go
    </Link>,
  );
  await user.click(screen.getByRole('link'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('stays when whoever uses it says so', async () => {
  const { router, user } = renderWithApp(
    <Link to="/there" onClick={(event) => event.preventDefault()}>
      go
    </Link>,
  );
  await user.click(screen.getByRole('link'));
  expect(router.state.location.pathname).toBe('/');
});

it.each([
  ['with a key for a new tab', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['to another window', { target: '_blank' }, {}],
])('leaves a click %s to the browser', (_name, props, how) => {
  const { router } = renderWithApp(
    <Link to="/there" {...props}>
      go
    </Link>,
  );
  // Runs after the page and stands in for the browser, because jsdom does not follow links.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), how);
  expect(router.state.location.pathname).toBe('/');
});
