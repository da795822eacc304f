import { useState } from 'react';

/** Which of several actions is running, null = none; `during` runs one. */
export function useBusy() {
  const [busy, setBusy] = useState<string | null>(null);
  const during = async (what: string, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  };
  return { busy, during };
}
