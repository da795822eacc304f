import { useStored } from '@topout/app-kit';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { entryPath } from './entry-path.ts';

/**
 * Continues after signing in: to the page that asked for it, otherwise to the last step of the flow. The
 * competition's home asks too, but has nothing to show before that step.
 */
export function useAfterSignIn(): () => void {
  const { competition = '' } = useParams();
  const [isParent] = useStored(competition, 'isParent');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = nextPage(query);
  const last = entryPath(competition, isParent ? 'competitors' : 'confirm');
  const target = next === null || next === `/${competition}` ? last : next;
  // Back must not lead to a form that has been answered.
  return () => void navigate(target, { replace: true });
}
