/** How texts are measured: a canvas, or a rule of thumb in tests. */
export type Measure = (text: string, size: number, weight: number) => number;

/** One stroke of the picture, in its pixels. */
export type Drawing =
  | {
      readonly kind: 'path';
      /** SVG path data. */
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill?: string;
      readonly opacity?: number;
      readonly stroke?: string;
      readonly lineWidth?: number;
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      /** One under the other, in equal parts. */
      readonly fills: readonly string[];
      readonly opacity?: number;
      readonly stroke?: string;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Its start, its middle or its end. */
      readonly x: number;
      /** Its base line. */
      readonly y: number;
      readonly size: number;
      readonly weight: number;
      readonly color: string;
      readonly align: 'left' | 'center' | 'right';
    };
