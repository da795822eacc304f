import { sketchedPath } from './gym/sketch.ts';
import { createRandom } from './random.ts';

interface LogoLook {
  readonly ground: string;
  readonly shape: string;
  readonly accent: string;
}

/** A round badge: a faceted wall standing in water. Each gym has its own colours. */
export function drawLogo({ ground, shape, accent }: LogoLook): string {
  const random = createRandom(ground.length + shape.charCodeAt(1));
  const facet = (text: string, colour: string) => {
    const points = text.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x, y };
    });
    return `<path d="${sketchedPath(points, random, { wobble: 0.6 })}" fill="${colour}"/>`;
  };
  const wave = (y: number, width: number) =>
    `<path d="M64 ${y}q16 -13 32 0t32 0t32 0t32 0t32 0t32 0" fill="none" stroke="${accent}" stroke-width="${width}" stroke-linecap="round"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">',
    `<circle cx="160" cy="160" r="156" fill="${ground}"/>`,
    facet('160,52 222,186 160,206', shape),
    facet('160,52 160,206 92,190', '#ffffff'),
    facet('92,190 126,124 160,206', accent),
    `<circle cx="178" cy="138" r="9" fill="${ground}"/><circle cx="194" cy="172" r="7" fill="${ground}"/>`,
    wave(226, 9),
    wave(252, 7),
    '</svg>',
  ].join('');
}
