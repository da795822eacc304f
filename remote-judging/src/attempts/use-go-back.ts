import { useLocation, useNavigate } from 'react-router-dom';

/** State of a link that leads here from the queue: then the queue is what stands behind. */
export const fromQueue = 'queue';

/**
 * To the queue: one screen back where that is the queue, otherwise in place of this page. What else stands behind it, a sign-in or
 * another site, is no way back.
 */
export function useGoBack(queue: string): () => void {
  const navigate = useNavigate();
  const came: unknown = useLocation().state;
  return () => void (came === fromQueue ? navigate(-1) : navigate(queue, { replace: true }));
}
