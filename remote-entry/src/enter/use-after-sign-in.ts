import { useStored } from '@topout/app-kit';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { entryPath } from './entry-path.ts';

/**
 * The page after signing in: the one that asked for it, otherwise the last step of the flow. The competition's home asks
 * too, but has nothing to show before that step.
 */
export function usePageAfterSignIn(): string {
  const { competition = '' } = useParams();
  const [isParent] = useStored(competition, 'isParent');
  const [query] = useSearchParams();
  const next = nextPage(query);
  const last = entryPath(competition, isParent ? 'competitors' : 'confirm');
  return next === null || next === `/${competition}` ? last : next;
}

/** Continues after signing in. */
export function useAfterSignIn(): () => void {
  const navigate = useNavigate();
  const target = usePageAfterSignIn();
  // Back must not lead to a form that has been answered.
  return () => void navigate(target, { replace: true });
}
