import { coverLayers, facetsOf, type HeaderLook, headWall } from '@topout/domain';
import styles from './header.module.css';

interface WallProps {
  readonly competition: string;
  readonly facets: HeaderLook['facets'];
  /** Behind the part of a page that goes on under the header. */
  readonly below?: boolean;
}

const { width, height, cell } = headWall;

/**
 * A competition's wall behind the head of its page, the same as the server draws. Shapes, not a picture: the browser would
 * count the page as unfinished until a picture of that size has come.
 */
export default function Wall({ competition, facets, below = false }: WallProps) {
  return (
    <span aria-hidden="true" className={styles.wallFrame}>
      <svg
        className={below ? styles.wallBelow : styles.wall}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {facetsOf(coverLayers(competition, width, height, cell), facets).map(({ path, fill, opacity }) => (
          <path key={`${fill}${opacity}`} d={path} fill={fill} fillOpacity={opacity} />
        ))}
      </svg>
    </span>
  );
}
