import { type ComponentType, useEffect, useState } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** What has arrived is there for all. */
const arrived = new Map<unknown, unknown>();

const known = <P extends object>(load: Load<P>) => (arrived.get(load) ?? null) as ComponentType<P> | null;

/**
 * A part that a page is waiting for; null until it is there. React shows what `lazy` loads at the earliest 300 ms after
 * its fallback; this comes as soon as it can.
 *
 * @param load always the same function
 * @throws what `load` rejects with, while drawing
 */
export function usePart<P extends object>(load: Load<P>, wanted = true): ComponentType<P> | null {
  const [part, setPart] = useState(() => known(load));
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!wanted || part) return undefined;
    let gone = false;
    load().then(
      ({ default: loaded }) => {
        arrived.set(load, loaded);
        if (!gone) setPart(() => loaded);
      },
      (error: unknown) => {
        if (!gone) setFault({ error });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, part]);
  if (fault) throw fault.error;
  return part;
}
