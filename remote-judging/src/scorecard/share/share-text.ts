import { ordinal } from '@topout/domain';
import type { SharedCard } from './shared-card.ts';

/** Bars of a skyline made of letters; tops alone are the highest. */
const bars: Readonly<Record<string, string>> = {
  F: '▇',
  T: '▇',
  Z: '▅',
  y: '▂',
  z: '▃',
  '-': '▁',
  '.': '·',
  1: '▂',
  2: '▂',
  3: '▃',
  4: '▃',
  5: '▄',
  6: '▄',
  7: '▅',
  8: '▅',
  9: '▆',
};

/**
 * What messengers show without the picture. Before the first attempt: who, and where.
 * @example "4th · 9 tops ⚡4 ▇▇▃▇▇▁▃▇▇·▇▃·▇·"
 */
export function shareText({ position, name, competition, counts, routes }: SharedCard): string {
  if (counts.length === 0) return `${name} · ${competition.name}`;
  const flashes = routes.filter(({ mark }) => mark === 'F').length;
  const place = position === null ? '' : `${ordinal(position)} · `;
  const flashed = flashes === 0 ? '' : ` ⚡${flashes}`;
  const skyline = routes.map(({ mark }) => bars[mark] ?? '').join('');
  return `${place}${counts[0]}${flashed} ${skyline}`;
}
