import type { ReactNode } from 'react';

/** A part in one state. */
export interface Specimen {
  readonly name: string;
  readonly show: ReactNode;
}

/** The same part in several states. */
export const inStates = <T>(
  states: readonly T[],
  name: (state: T) => string,
  show: (state: T) => ReactNode,
): readonly Specimen[] => states.map((state) => ({ name: name(state), show: show(state) }));
