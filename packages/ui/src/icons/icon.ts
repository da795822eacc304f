import { createElement } from 'react';

/** Edge length in CSS pixels, 20 unless told otherwise. Icons take the colour of the text around them. */
export interface IconProps {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

type Shapes = readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];

/** Lucide's drawing in 2 px strokes. Always decoration: the words beside it carry the meaning. */
export const drawn =
  (shapes: Shapes) =>
  ({ size = 20, className }: IconProps) =>
    createElement(
      'svg',
      {
        'aria-hidden': true,
        className,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        style: { flex: 'none' },
      },
      ...shapes.map(([shape, attributes]) => createElement(shape, attributes)),
    );
