const hourMs = 3_600_000;

const two = (n: number) => String(n).padStart(2, '0');
const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

/**
 * `05:59:59` under 6 hours, otherwise `7 hours 20 minutes` or `2 days 3 hours`. (behaviour:
 * judging#time-left)
 */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (ms < 6 * hourMs) return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
  const parts =
    hours >= 24
      ? [counted(Math.floor(hours / 24), 'day'), hours % 24 > 0 && counted(hours % 24, 'hour')]
      : [counted(hours, 'hour'), minutes > 0 && counted(minutes, 'minute')];
  return parts.filter(Boolean).join(' ');
}
