import { useLocation, useNavigate } from 'react-router-dom';

/** State of a link from the queue to this page: going back then leads to the queue. */
export const fromQueue = 'queue';

/**
 * Returns to the queue: one page back if that is the queue, otherwise by replacing this page. Anything else
 * behind it, such as a sign-in or another site, is no way back.
 */
export function useGoBack(queue: string): () => void {
  const navigate = useNavigate();
  const came: unknown = useLocation().state;
  return () => void (came === fromQueue ? navigate(-1) : navigate(queue, { replace: true }));
}
