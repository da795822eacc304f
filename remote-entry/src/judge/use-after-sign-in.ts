import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { onboardingPath } from './judge-path.ts';

/** Goes on after signing in. The question for children stands first and steps aside where there is nothing to ask. */
export function useAfterSignIn(): () => void {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: onboardingPath(competition, 'kids'), search }, { replace: true });
}
