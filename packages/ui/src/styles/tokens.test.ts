import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, hslToRgb, hexToRgb, type Rgb } from './testing.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The custom properties of the block that follows `selector`. */
function block(selector: string): Map<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = block("[data-theme='light']");
const darkByDevice = block(":root:not([data-theme='light'])");
const darkByChoice = block("  [data-theme='dark']");

it('gives the dark theme the same colours by device and by choice', () => {
  expect(Object.fromEntries(darkByChoice)).toEqual(Object.fromEntries(darkByDevice));
  expect(darkByChoice.size).toBe(light.size);
});

const surfaces = ['page', 'surface', 'surface-raised', 'fill', 'fill-hover', 'selected'];
const readable: readonly [ink: string, on: readonly string[]][] = [
  [
    'ink',
    [
      ...surfaces,
      'fill-active',
      'thumb',
      'live-tint',
      'info-tint',
      'warning-tint',
      'held-tint',
      'danger-tint',
    ],
  ],
  ['ink-soft', ['page', 'surface', 'surface-raised', 'fill', 'selected']],
  ['ink-faint', ['page', 'surface', 'surface-raised', 'fill']],
  ['on-top', ['top']],
  ['on-half', ['half']],
  ['on-action', ['action', 'action-hover', 'action-active']],
  ['on-solid', ['live-solid', 'info-solid', 'warning-solid', 'held-solid', 'danger-solid', 'danger-hover']],
  ...['live', 'info', 'warning', 'held', 'danger'].map((state): [string, string[]] => [
    `${state}-ink`,
    [`${state}-tint`, 'page', 'surface', 'surface-raised'],
  ]),
];

describe.each([
  ['light', light],
  ['dark', darkByChoice],
])('in the %s theme', (_name, theme) => {
  const color = (token: string): Rgb => hexToRgb(theme.get(token) ?? '');

  it.each(readable.flatMap(([ink, on]) => on.map((surface): [string, string] => [ink, surface])))(
    '%s is readable on %s',
    (ink, surface) => expect(contrast(color(ink), color(surface))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(
    ['line-strong', 'focus', 'action', 'top', 'half'].flatMap((edge) =>
      ['page', 'surface', 'surface-raised'].map((surface): [string, string] => [edge, surface]),
    ),
  )('%s shows a control on %s', (edge, surface) =>
    expect(contrast(color(edge), color(surface))).toBeGreaterThanOrEqual(3),
  );

  it('keeps initials readable at every hue', () => {
    const shade = (token: string, hue: number): Rgb => {
      const [saturation = 0, lightness = 0] = (theme.get(token) ?? '').split(' ').map(Number.parseFloat);
      return hslToRgb(hue, saturation / 100, lightness / 100);
    };
    const worst = Math.min(
      ...Array.from({ length: 360 }, (_, hue) =>
        contrast(shade('avatar-ink', hue), shade('avatar-tint', hue)),
      ),
    );
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });
});
