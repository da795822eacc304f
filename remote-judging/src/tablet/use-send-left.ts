import { type KeptTablet, sendLeft } from '@topout/api-client';
import { useEffect, useEffectEvent } from 'react';

/** Seldom: an attempt that fails counts as a wrong number. */
const tryAgainMs = 60_000;

/**
 * Sends what climbers before left on this tablet, one after the other, while nobody uses it.
 *
 * @param free nobody has begun to type
 */
export function useSendLeft(tablet: KeptTablet, free: boolean, onSending: (sending: boolean) => void): void {
  const send = useEffectEvent(async () => {
    const [user] = tablet.left;
    if (user === undefined || !free || !navigator.onLine) return;
    onSending(true);
    // Offline after all, or refused: it stays here, and the page says so.
    await sendLeft(tablet, user).catch(() => undefined);
    onSending(false);
  });
  const [first] = tablet.left;
  useEffect(() => {
    if (first === undefined) return;
    const begin = () => void send();
    const timer = setInterval(begin, tryAgainMs);
    window.addEventListener('online', begin);
    begin();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', begin);
    };
  }, [first]);
}
