interface Prize {
  readonly draws: readonly { readonly absent: boolean; readonly drawnAt: string }[];
}

/** The prize to draw next, the first without a winner, and its number from 1; undefined if all are drawn. */
export function nextPrize<P extends Prize>(
  prizes: readonly P[],
): { readonly prize: P; readonly number: number } | undefined {
  const index = prizes.findIndex(({ draws }) => draws.every(({ absent }) => absent));
  const prize = prizes[index];
  return prize && { prize, number: index + 1 };
}

/** When somebody was drawn last who was there; undefined if nobody was. */
export const lastDrawnAt = (prizes: readonly Prize[]): string | undefined =>
  prizes
    .flatMap(({ draws }) => draws.filter(({ absent }) => !absent).map(({ drawnAt }) => drawnAt))
    .toSorted()
    .at(-1);
