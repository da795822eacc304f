import { act, renderRoutes } from '@topout/testing';
import { Outlet } from 'react-router-dom';
import { useScrollMemory } from './use-scroll-memory.ts';

function Frame() {
  useScrollMemory();
  return <Outlet />;
}

const routes = [{ element: <Frame />, children: [{ path: '*', element: <main>page</main> }] }];

it('starts a new page at its top, and finds the one before where it was left', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { router } = renderRoutes(routes, { at: '/board' });

  Object.assign(window, { scrollY: 420 });
  window.dispatchEvent(new Event('scroll'));
  scrollTo.mockClear();
  await act(() => router.navigate('/board?search=ada'));
  expect(scrollTo).not.toHaveBeenCalled();

  await act(() => router.navigate('/entry'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
  scrollTo.mockRestore();
});
