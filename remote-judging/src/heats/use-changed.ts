import { useState } from 'react';

/**
 * Whether something has become another since somebody chose what to look at.
 *
 * @param chosen changes with each choice; what is seen first after it is what was chosen
 */
export function useChanged(chosen: string, now: string): boolean {
  const [first, setFirst] = useState({ chosen, now, changed: false });
  if (first.chosen !== chosen) setFirst({ chosen, now, changed: false });
  else if (first.now !== now) setFirst({ chosen, now, changed: true });
  return first.chosen === chosen && (first.changed || first.now !== now);
}
