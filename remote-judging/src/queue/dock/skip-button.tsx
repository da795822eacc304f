import { SkipIcon } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import { useThumbSpot } from '../../attempts/thumb-spot.ts';
import { texts as shared } from '../../texts.ts';
import { texts } from '../texts.ts';
import styles from './next-climber.module.css';

export interface SkipButtonProps {
  readonly name: string;
  readonly onSkip: () => void;
}

/** The next climber is not there: the one after takes their place, and a second tap must not skip that one too. */
export function SkipButton({ name, onSkip }: SkipButtonProps) {
  const { ready, tapped } = useThumbSpot('skip', { again: false });
  const skip = () => {
    tapped();
    onSkip();
  };
  return (
    <BigButton aria-label={texts.skipOf(name)} className={styles.skip} disabled={!ready} onClick={skip}>
      <SkipIcon size={24} />
      {shared.skip}
    </BigButton>
  );
}
