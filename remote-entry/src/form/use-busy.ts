import { bannerAtom } from '@topout/app-kit';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/** Which of several actions is running, null = none; `during` runs one. */
export function useBusy() {
  const [busy, setBusy] = useState<string | null>(null);
  const setBanner = useSetAtom(bannerAtom);
  const during = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    // What went wrong before is no longer so.
    setBanner(null);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  };
  return { busy, during };
}
