import { coverLayers, headerLook, wallImage } from '@topout/domain';
import { useMemo } from 'react';
import styles from './cover.module.css';

/** Pixels, as the head of a page is drawn. */
const [width, height, cell] = [1920, 400, 95];

interface CoverProps {
  /** Uuid of the competition: its wall follows from it. */
  readonly competition: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** The head of a competition's pages as it will be, while its name and colour are chosen. */
export function Cover({ competition, name, colour }: CoverProps) {
  const { background, text, facets } = headerLook(colour);
  const wall = useMemo(
    () => wallImage(coverLayers(competition, width, height, cell), { width, height, facets }),
    [competition, facets],
  );
  return (
    <p
      className={styles.cover}
      aria-hidden="true"
      style={{ backgroundColor: background, backgroundImage: wall, color: text }}
    >
      {name}
    </p>
  );
}
