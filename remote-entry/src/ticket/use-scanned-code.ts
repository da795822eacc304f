import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The code that a scanned address has behind its `#`. Removes it from the address bar, where others would see
 * it and the browser remember it.
 *
 * @returns null without one; `moving` while it still stands there
 */
export function useScannedCode(): { readonly code: string | null; readonly moving: boolean } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<string | null>(null);
  if (hash !== '' && hash.slice(1) !== code) setCode(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return { code, moving: hash !== '' };
}
