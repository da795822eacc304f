import { type Clock, clockText, clockTone, clockWords } from '@topout/domain';
import { classNames } from '@topout/ui';
import styles from './clock.module.css';

export interface DigitsProps {
  /** As it is now. */
  readonly clock: Clock;
  readonly className?: string | undefined;
}

/** The time left. It flashes where a tone sounds, for those who do not hear it. */
export function Digits({ clock, className }: DigitsProps) {
  const text = clockText(clock.leftMs);
  return (
    <span
      role="timer"
      aria-label={clockWords.timeLeft}
      className={classNames(styles.digits, className)}
      data-tone={clockTone(clock)}
      data-letters={text.length}
    >
      <span key={signOf(clock)} className={signOf(clock) === 'none' ? undefined : styles.flash}>
        {text}
      </span>
    </span>
  );
}

/** Changes where a tone sounds, so that the flash begins again. */
function signOf(clock: Clock): string {
  const tone = clockTone(clock);
  const seconds = Math.ceil(clock.leftMs / 1_000);
  if (tone === 'last' || tone === 'over') return `${tone} ${seconds}`;
  if (tone === 'minute' && seconds === 60) return 'minute';
  if (tone === 'run' && seconds === clock.plan.climb) return `start ${clock.slot}`;
  return 'none';
}
