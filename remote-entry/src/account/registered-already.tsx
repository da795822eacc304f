import { useProfile } from '@topout/api-client';
import { Spinner } from '@topout/ui';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../texts.ts';

interface RegisteredAlreadyProps {
  readonly onDone: () => void;
  /** The form, for people who stopped before their name was saved. */
  readonly children: ReactNode;
}

/**
 * Moves signed-in people on: phones drop a page while the camera is open, and it comes back after its form
 * was sent.
 */
export function RegisteredAlready({ onDone, children }: RegisteredAlreadyProps) {
  const { data, error } = useProfile();
  const named = data !== undefined && data.firstName !== '';
  useEffect(() => {
    if (named) onDone();
  }, [named, onDone]);
  if (named || (data === undefined && error === undefined)) return <Spinner label={texts.loading} />;
  return children;
}
