import { useLocation, useNavigate } from 'react-router-dom';

/** One screen back; on a page opened by its address, to where it would have come from. */
export function useGoBack(from: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(from, { replace: true }) : navigate(-1));
}
