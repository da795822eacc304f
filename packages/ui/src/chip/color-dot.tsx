import styles from './color-dot.module.css';

export interface ColorDotProps {
  /** One CSS colour, or several, shown as equal slices. None shows white. */
  readonly colors: readonly string[];
}

/** The colour of a thing, as a dot. Decoration: the name of the colour belongs into the text beside it. */
export function ColorDot({ colors }: ColorDotProps) {
  return <span aria-hidden="true" className={styles.dot} style={{ background: slices(colors) }} />;
}

function slices(colors: readonly string[]): string {
  const [first = 'white', ...others] = colors;
  if (others.length === 0) return first;
  const share = 100 / colors.length;
  const stops = colors.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`);
  return `linear-gradient(135deg, ${stops.join(', ')})`;
}
