/**
 * The router's names that Topout uses. Bundler, compiler and tests put this file in the place of `react-router-dom`:
 * a shared package is otherwise taken whole, and a name missing here is a compile error instead of `undefined`.
 */
export {
  createBrowserRouter,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export type { NavigateFunction, RouteObject, UIMatch } from 'react-router';
export { RouterProvider } from 'react-router/dom';
export { Link, type LinkProps } from './link.tsx';
