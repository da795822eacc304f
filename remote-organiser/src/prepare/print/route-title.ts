import type { PrintedRoute } from './chosen.ts';

/**
 * A route with its number and the words of its colours.
 * @example routeTitle({ number: 7, name: 'Red Hot' }, 'red') // '7 Red Hot, red'
 */
export function routeTitle({ number, name }: Pick<PrintedRoute, 'number' | 'name'>, words = ''): string {
  const title = number === null || name === String(number) ? name : `${number} ${name}`.trim();
  return [title, words].filter(Boolean).join(', ');
}
