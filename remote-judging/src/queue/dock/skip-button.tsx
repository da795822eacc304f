import { SkipIcon } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import { useThumbSpot } from '../../attempts/thumb-spot.ts';
import { texts as shared } from '../../texts.ts';
import { texts } from '../texts.ts';
import styles from './next-climber.module.css';

export interface SkipButtonProps {
  readonly name: string;
  /** Whether they have been next for a while. */
  readonly settled: boolean;
  readonly onSkip: () => void;
}

/**
 * The next climber is not there: the one after takes their place, and a second tap must not skip that one too. Keeps the
 * focus while it rests.
 */
export function SkipButton({ name, settled, onSkip }: SkipButtonProps) {
  const { ready: rested, tapped } = useThumbSpot('skip', { again: false });
  const ready = rested && settled;
  const skip = () => {
    if (!ready) return;
    tapped();
    onSkip();
  };
  return (
    <BigButton
      aria-label={texts.skipOf(name)}
      className={styles.skip}
      aria-disabled={!ready || undefined}
      onClick={skip}
    >
      <SkipIcon size={24} />
      {shared.skip}
    </BigButton>
  );
}
