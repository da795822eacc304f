import { coverLayers, facetsOf, headerLook, type SkylineDrawing } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import type { Preview } from './preview.ts';

/** The size at which link previews show pictures. */
export const width = 1200;
export const height = 630;

/** Below the wall, as on a dark screen. */
export const colours = {
  page: '#0c0f11',
  ink: '#f4f3f1',
  soft: '#b0b5ba',
  top: '#dcdbd7',
  half: '#686c71',
} as const;

/** A competition's wall, as its header has it. @param high pixels */
export function wall({ seed, colour }: Pick<Preview, 'seed' | 'colour'>, high: number): string {
  const { background, facets } = headerLook(colour);
  const paths = facetsOf(coverLayers(seed, width, high, 150), facets).map(
    ({ path, fill, opacity }) => `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`,
  );
  return `<svg width="${width}" height="${high}"><rect width="${width}" height="${high}" fill="${escapeHtml(background)}"/>${paths.join('')}</svg>`;
}

/** The product's mark. @param colour of its lines */
export const mark = (x: number, y: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(2)" d="M5.5 8h21M8 27l8-11.5L24 27" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly full: string;
  readonly half: string;
  readonly halfOpacity: number;
}

/** A skyline, enlarged. */
export function skyline({ full, half, ground }: SkylineDrawing, placed: Placed): string {
  const { x, y, scale, halfOpacity } = placed;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${full}" fill="${placed.full}"/><path d="${half}${ground}" fill="${placed.half}" fill-opacity="${halfOpacity}"/></g>`;
}

/** A drawing of this size. */
export const svg = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="DejaVu Sans">${parts.join('')}</svg>`;
