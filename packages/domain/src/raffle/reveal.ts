/** Long enough for a hall to fall silent. */
const suspenseMs = 3_500;

/**
 * When a hall gets to know who was drawn, by the server's clock: on all its screens at once, whenever they were
 * switched on. Nobody draws the next prize before.
 */
export const revealedAt = (drawnAt: string): string =>
  new Date(Date.parse(drawnAt) + suspenseMs).toISOString();
