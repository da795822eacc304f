import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The router numbers its history entries; the first has nothing before it. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Goes back in the history, or to `otherwise` if the page was opened by its address. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void (hasHistory() ? navigate(-1) : navigate(otherwise));
  }, [navigate, otherwise]);
}
