import type { LiveState } from '@topout/contract';
import { Section } from '@topout/ui';
import styles from './pace.module.css';
import { texts } from './texts.ts';

const [width, gap, height] = [14, 5, 56];
/** A bar for nothing is a stroke on the ground. */
const least = 2;

/** How fast the day goes: a bar for each ten minutes, the last one still growing. */
export function Pace({ pace }: Pick<LiveState, 'pace'>) {
  const most = Math.max(...pace, 1);
  const across = pace.length * (width + gap) - gap;
  if (pace.every((attempts) => attempts === 0)) return null;
  return (
    <Section title={texts.pace}>
      <svg
        role="img"
        aria-label={texts.paceWords(pace.at(-1) ?? 0, pace.at(-2) ?? 0, most)}
        className={styles.pace}
        viewBox={`0 0 ${across} ${height}`}
        width={across}
        height={height}
      >
        {pace.map((attempts, slot) => {
          const high = Math.max((attempts / most) * height, least);
          return (
            <rect
              // Bars have no name but their place.
              key={slot - pace.length}
              className={slot === pace.length - 1 ? styles.running : styles.bar}
              x={slot * (width + gap)}
              y={height - high}
              width={width}
              height={high}
              rx={Math.min(3, high / 2)}
            />
          );
        })}
      </svg>
    </Section>
  );
}
