import { useEffect, useState } from 'react';

/** Explanations, stars, movement, windows of large boards. */
export type BoardExtras = typeof import('./extras/extras.ts');

/** The extras of the board, null until they are there. Without them it is a board all the same. */
export function useExtras(): BoardExtras | null {
  const [extras, setExtras] = useState<BoardExtras | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "board-extras" */ './extras/extras.ts').then(setExtras, () => undefined);
  }, []);
  return extras;
}
