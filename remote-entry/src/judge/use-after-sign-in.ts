import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { onboardingPath } from './judge-path.ts';

/**
 * Continues after signing in. The question about children comes first and makes way if there is nothing to
 * ask.
 */
export function useAfterSignIn(): () => void {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: onboardingPath(competition, 'kids'), search }, { replace: true });
}
