import { type ReactNode, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { texts } from './texts.ts';

/** Placeholders, and a message when loading takes long (behaviour: pages#waiting). */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const { loadingTimeout } = useSWRConfig();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, loadingTimeout, true);
    return () => clearTimeout(timer);
  }, [loadingTimeout]);
  return (
    <>
      {slow && <output>{texts.slow}</output>}
      {children}
    </>
  );
}
