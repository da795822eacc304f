import { coverLayers, headerLook, ordinal } from '@topout/domain';
import type { Drawing, Measure } from './drawing.ts';
import { fitText } from './fit-text.ts';
import { layOutDay } from './lay-out-day.ts';
import type { SharedCard } from './shared-card.ts';

/** What messengers show whole: four wide, five high. */
export const picture = { width: 1080, height: 1350 } as const;

const [left, right] = [72, 1008];
const width = right - left;

/** The way up, and the edge to top out over: the product's mark on a grid of 32. */
const productMark = 'M5.5 8h21M8 27l8-11.5L24 27';

/**
 * Where everything of a shared picture stands: the place, the name by the public rule, the skyline, competition, date and venue on
 * the competition's wall. @param measure of the font that it is drawn with
 */
export function layOutPicture(card: SharedCard, measure: Measure): Drawing[] {
  const { background, text: color } = headerLook(card.competition.headerColour);
  const isDark = color === '#ffffff';
  const climbed = card.counts.length > 0;
  const nameAt = climbed ? 700 : 1060;
  return [
    { kind: 'rect', x: 0, y: 0, ...picture, radius: 0, fills: [background] },
    // Deep behind light text, so that the holds glow; as it is behind dark text.
    ...(isDark ? [veil('black', 0.5)] : []),
    ...wallOf(card, isDark),
    ...headOf(card, color, measure),
    ...placeOf(card, color, measure),
    ...nameOf(card, nameAt, color, measure),
    ...(climbed ? layOutDay(card.routes, { left, top: 834, width, height: 367 }, color) : []),
    line(card.venue, 1266, { size: 28, weight: 400, color }, measure),
  ];
}

const veil = (fill: string, opacity: number): Drawing => ({
  kind: 'rect',
  x: 0,
  y: 0,
  ...picture,
  radius: 0,
  fills: [fill],
  opacity,
});

/** Facets lighten and darken the dark wall; a light one they only lighten, for the text's sake. */
const wallOf = ({ competition }: SharedCard, isDark: boolean): Drawing[] =>
  coverLayers(competition.uuid, picture.width, picture.height, 150).map(({ path, light, opacity }) => ({
    kind: 'path',
    d: path,
    x: 0,
    y: 0,
    scale: 1,
    fill: light || !isDark ? 'white' : 'black',
    // Without it half of them were lost on the deep ground.
    opacity: isDark ? opacity * 1.25 : opacity,
  }));

interface Look {
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

/** One line from the left edge, cut where it is too long. */
function line(text: string, y: number, { size, weight, color }: Look, measure: Measure): Drawing {
  const fitted = fitText(text, { width, weight, sizes: [size, Math.round(size * 0.75)] }, measure);
  return {
    kind: 'text',
    text: fitted.lines[0] ?? '',
    x: left,
    y,
    size: fitted.size,
    weight,
    color,
    align: 'left',
  };
}

/** Mark, competition and date. */
function headOf({ competition, day }: SharedCard, color: string, measure: Measure): Drawing[] {
  const start = left + 80;
  const room = right - measure(day, 32, 400) - 40 - start;
  const name = fitText(competition.name, { width: room, weight: 700, sizes: [36, 28] }, measure);
  return [
    { kind: 'path', d: productMark, x: left - 2, y: 72, scale: 1.7, stroke: color, lineWidth: 4.5 },
    {
      kind: 'text',
      text: name.lines[0] ?? '',
      x: start,
      y: 112,
      size: name.size,
      weight: 700,
      color,
      align: 'left',
    },
    { kind: 'text', text: day, x: right, y: 112, size: 32, weight: 400, color, align: 'right' },
  ];
}

/** The place, as large as it gets; without one, the score. */
function placeOf({ position, scoreText }: SharedCard, color: string, measure: Measure): Drawing[] {
  const score = scoreText.split(' pts');
  const [figure, ending] =
    position === null ? [score[0] ?? '', score.length > 1 ? ' pts' : ''] : placeParts(position);
  if (figure === '') return [];
  const size = fitText(figure, { width: width - 220, weight: 800, sizes: [300, 120] }, measure).size;
  return [
    { kind: 'text', text: figure, x: left - 4, y: 546, size, weight: 800, color, align: 'left' },
    {
      kind: 'text',
      text: ending,
      x: left + 4 + measure(figure, size, 800),
      y: 546,
      size: 104,
      weight: 700,
      color,
      align: 'left',
    },
  ];
}

function placeParts(position: number): [string, string] {
  const figure = String(position);
  return [figure, ordinal(position).slice(figure.length)];
}

/** Whose it is, and what it came to. */
function nameOf(card: SharedCard, y: number, color: string, measure: Measure): Drawing[] {
  const { name, category, position, scoreText, counts } = card;
  const { lines, size } = fitText(name, { width, weight: 800, sizes: [88, 60], lines: 2 }, measure);
  const score = position === null ? '' : scoreText;
  const about = [category, score, ...counts.slice(0, 2)].filter(Boolean).join(' · ');
  const high = Math.round(size * 1.1);
  return [
    ...lines.map((text, index): Drawing => ({
      kind: 'text',
      text,
      x: left,
      y: y - (lines.length - 1 - index) * high,
      size,
      weight: 800,
      color,
      align: 'left',
    })),
    line(about, y + 66, { size: 40, weight: 700, color }, measure),
  ];
}
