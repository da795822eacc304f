import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { heightOf, leaderFigure, skylineOf } from '@topout/domain';
import { drawing, element } from '../element.ts';
import { overlayTexts as texts } from './texts.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name in one line; where it does not fit, the first name becomes its initials (`fitNames`). */
export function nameOf({ firstName, lastName }: Named, status?: LeaderboardRow['status']): HTMLElement {
  const end = status === 'RETIRED' ? ` ${texts.retired}` : '';
  const initials = firstName
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(([letter = '']) => `${letter.toUpperCase()}.`)
    .join(' ');
  return element(
    'span',
    { class: 'name', 'data-short': `${initials} ${lastName}`.trim() + end },
    `${firstName} ${lastName}`.trim() + end,
  );
}

/** Whom somebody climbs for, beside the name; nothing where it is not known. */
export const nationOf = ({ nation }: LeaderboardRow): HTMLElement | null =>
  nation === undefined ? null : element('span', { class: 'nation' }, nation);

/** Shortens the names that do not fit. Only what is on the page has a width. */
export function fitNames(root: Element): void {
  for (const name of root.querySelectorAll<HTMLElement>('.name[data-short]'))
    if (name.scrollWidth > name.clientWidth) name.textContent = name.dataset['short'] ?? '';
}

/** The place, with `=` where somebody else has it too. */
export function placeOf({ position }: LeaderboardRow, { rows }: Leaderboard): HTMLElement {
  const tied = position !== null && rows.filter((row) => row.position === position).length > 1;
  return element(
    'span',
    { class: 'place' },
    tied ? element('small', {}, '=') : null,
    String(position ?? '–'),
  );
}

/** A result as one figure, or why there is none. */
export function figureOf(row: LeaderboardRow): HTMLElement {
  const absent = row.status === 'DNS' || row.status === 'DSQ';
  return element(
    'span',
    { class: absent ? 'figure absent' : 'figure' },
    absent ? row.status : leaderFigure(row),
  );
}

/** A result on one route, filled from the ground to the height that was reached. @param attempt base 36 */
export function tileOf(mark: string, attempt = '.'): SVGElement {
  const reached = heightOf(mark);
  const high = reached * 56;
  const tried = mark !== '.';
  return drawing(
    'svg',
    { class: 'tile', viewBox: '0 0 50 60', 'data-mark': mark },
    drawing('rect', { class: 'frame', x: '1', y: '1', width: '48', height: '58', rx: '8' }),
    reached > 0
      ? drawing('rect', {
          class: reached === 1 ? 'full' : 'half',
          x: '2',
          y: String(58 - high),
          width: '46',
          height: String(high),
          rx: '7',
        })
      : null,
    tried && reached === 0
      ? drawing('rect', { class: 'ground', x: '8', y: '50', width: '34', height: '4' })
      : null,
    mark === 'F'
      ? drawing('path', { class: 'bolt', d: 'M28 12L15 34h9l-3 15 14-20h-9z' })
      : attempt === '.'
        ? null
        : drawing(
            'text',
            { class: reached > 0.6 ? 'on-full' : 'on-dark', x: '25', y: reached > 0.6 ? '42' : '30' },
            String(Number.parseInt(attempt, 36)),
          ),
  );
}

/** A climber's day: tiles of few routes, a skyline of many. @param counts attempts, as in `BoardAttempts` */
export function dayOf(marks: string, counts = ''): Element | null {
  if (marks.length === 0) return null;
  if (marks.length <= 8)
    return element('span', { class: 'tiles' }, ...Array.from(marks, (mark, at) => tileOf(mark, counts[at])));
  const skyline = skylineOf(marks, 'hall');
  if (!skyline) return null;
  return drawing(
    'svg',
    { class: 'skyline', viewBox: `0 0 ${skyline.width} ${skyline.height}`, width: String(skyline.width) },
    drawing('path', { class: 'ground', d: skyline.ground }),
    drawing('path', { class: 'half', d: skyline.half }),
    drawing('path', { class: 'full', d: skyline.full }),
  );
}
