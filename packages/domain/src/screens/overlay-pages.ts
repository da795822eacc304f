/**
 * What an overlay of a stream shows: who climbs with the attempts, the last result, the first places, the whole board, the
 * bracket of a speed final, who is next, the stage's clock, and the sponsors one after another.
 */
export const overlayPages = ['now', 'last', 'top', 'board', 'bracket', 'next', 'clock', 'sponsor'] as const;
export type OverlayPage = (typeof overlayPages)[number];

/** Places that the page `top` shows. */
export const topRows = { fewest: 3, usual: 5, most: 10 } as const;

/** Minutes without a line after which an overlay's last picture goes. */
export const quietMinutes = { fewest: 1, usual: 5, most: 120 } as const;
