/**
 * The router's names that Topout uses. Bundler, compiler and tests substitute this file for
 * `react-router-dom`: otherwise a shared package is bundled whole. A name missing here is a compile error
 * instead of `undefined`.
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
