import styles from './marks.module.css';

export interface PencilTileProps {
  /** Heights that count below the top, from 0 to 1, as `heightOf` gives them. */
  readonly levels: readonly number[];
}

/** An empty tile on paper, to be filled with a pencil from the ground to the height that was reached. Black only. */
export const PencilTile = ({ levels }: PencilTileProps) => (
  <svg aria-hidden="true" className={styles.pencil} width="25" height="29" viewBox="0 0 25 29">
    <rect x=".75" y=".75" width="23.5" height="27.5" rx="5" />
    {levels.map((level) => (
      <path key={level} d={`M1 ${28.25 - level * 27.5}h4.5M19.5 ${28.25 - level * 27.5}h4.5`} />
    ))}
  </svg>
);
