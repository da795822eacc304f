import { coverLayers, type CoverLook, facetsOf } from '@topout/domain';

export interface CoverProps {
  /** The competition's uuid: each has a wall of its own. */
  readonly seed: string;
  readonly look: Pick<CoverLook, 'background' | 'facets'>;
  /** Pixels that are drawn; the box decides how much of them is seen. */
  readonly width: number;
  readonly height: number;
  /** About the size of a facet, pixels. */
  readonly cell: number;
  readonly className?: string | undefined;
}

/** A competition's wall in its colour. Decoration, drawn as shapes: nobody waits for it as for a picture. */
export const Cover = ({ seed, look: { background, facets }, width, height, cell, className }: CoverProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width={width} height={height} fill={background} />
    {facetsOf(coverLayers(seed, width, height, cell), facets).map(({ path, fill, opacity }) => (
      <path key={`${fill}${opacity}`} d={path} fill={fill} fillOpacity={opacity} />
    ))}
  </svg>
);
