import { coverLayers, wallImage } from '@topout/domain';
import { useMemo } from 'react';
import styles from './cover.module.css';

/** Pixels. */
const size = { width: 44, height: 44 };
const cell = 26;

interface CoverTileProps {
  /** Uuid of the competition. */
  readonly competition: string;
  readonly colour: string;
}

/** A piece of a competition's wall, before its name in lists. */
export function CoverTile({ competition, colour }: CoverTileProps) {
  const wall = useMemo(
    () => wallImage(coverLayers(competition, size.width, size.height, cell), { ...size, facets: 'both' }),
    [competition],
  );
  return <span className={styles.tile} style={{ backgroundColor: colour, backgroundImage: wall }} />;
}
