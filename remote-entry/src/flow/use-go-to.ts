import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to another step and takes the query along, which says where to return to in the end. */
export function useGoTo(): (pathname: string, options?: { readonly replace: boolean }) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (pathname, options) => void navigate({ pathname, search }, options);
}
