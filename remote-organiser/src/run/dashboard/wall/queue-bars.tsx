import styles from './wall.module.css';

/** More bars than that say no more than the figure beside them. */
const most = 24;
const [width, gap, height] = [7, 3, 14];

/** One bar for each climber who waits; many grow narrower. Decoration: the figure stands beside it. */
export function QueueBars({ waiting }: { readonly waiting: number }) {
  const bars = Math.min(waiting, most);
  const across = bars * (width + gap) - gap;
  const path = Array.from({ length: bars }, (_, bar) => barAt(bar * (width + gap))).join('');
  return (
    <svg
      aria-hidden="true"
      className={styles.bars}
      width={across}
      height={height}
      viewBox={`0 0 ${across} ${height}`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </svg>
  );
}

/** Round shoulders, as of somebody who stands there. */
const barAt = (x: number) => `M${x} ${height}v-10.5a3.5 3.5 0 0 1 7 0v10.5z`;
