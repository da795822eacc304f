import { pushAbility, startPush, stopPush, usePush } from '@topout/api-client';
import type { NotificationKind } from '@topout/domain';
import { useState } from 'react';

const none: readonly NotificationKind[] = [];

/**
 * What this device is told while the app is closed, and how to change it.
 *
 * @param asked somebody is signed in, by account or by ticket
 */
export function useTold(asked: boolean) {
  const [ability, setAbility] = useState(pushAbility);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const read = usePush(asked && ability === 'able');
  /** Empty = nothing. Call it in a tap: the browser may ask. */
  const change = async (kinds: readonly NotificationKind[]): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      if (kinds.length === 0) await stopPush();
      else await startPush(kinds);
    } catch (failure) {
      setError(failure);
    } finally {
      setAbility(pushAbility());
      setBusy(false);
    }
  };
  return { ability, read, kinds: read.data?.device?.kinds ?? none, busy, error, change };
}
