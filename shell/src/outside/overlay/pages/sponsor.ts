import { element } from '../../element.ts';
import type { SponsorOnAir } from '../world.ts';

/** A sponsor on a plain plate, so that its picture can be seen over any other. */
export const drawSponsor = ({ name, picture }: SponsorOnAir): HTMLElement =>
  element(
    'section',
    { class: 'panel sponsor', 'data-still': true },
    picture === null
      ? element('p', { class: sizeOf(name) }, name)
      : element('img', { src: picture, alt: name }),
  );

/** Sixty wide letters fit as well as six. */
function sizeOf({ length }: string): string {
  if (length <= 14) return 'large';
  return length <= 30 ? 'medium' : 'small';
}
