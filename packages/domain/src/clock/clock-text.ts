/**
 * Time left as the wall shows it: `4:00`, `0:07`, with whole seconds counted down to 0 at the very end.
 *
 * @source behaviour: clock#watching
 */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the shown second still lasts. @returns milliseconds, more than 0 */
export const untilNextSecond = (leftMs: number): number => leftMs - (Math.ceil(leftMs / 1_000) - 1) * 1_000;
