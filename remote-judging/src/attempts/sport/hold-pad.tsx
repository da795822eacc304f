import type { HoldCounter, HoldCounterAction } from '@topout/domain';
import { MinusIcon, PlusIcon } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import { texts } from '../../texts.ts';
import { sportTexts } from './sport-texts.ts';
import styles from './hold-pad.module.css';
import { useHeldKey } from './use-held-key.ts';

export interface HoldPadProps {
  readonly counter: HoldCounter;
  readonly enabled: (action: HoldCounterAction) => boolean;
  /** @param goesOn the key is held: all of it is one tap */
  readonly onPress: (action: HoldCounterAction, goesOn?: boolean) => void;
}

/** Minus and plus, which keep counting while held, and the two ways a climb can end. */
export function HoldPad({ counter, enabled, onPress }: HoldPadProps) {
  const minus = useHeldKey((goesOn) => enabled('minus') && onPress('minus', goesOn));
  const plus = useHeldKey((goesOn) => enabled('plus') && onPress('plus', goesOn));
  const key = (action: HoldCounterAction) => ({
    disabled: !enabled(action),
    onClick: () => onPress(action),
  });
  return (
    <div className={styles.pad}>
      <BigButton
        {...minus}
        disabled={!enabled('minus')}
        className={styles.held}
        tall
        aria-label={sportTexts.fewer}
      >
        <MinusIcon size={36} />
      </BigButton>
      <BigButton
        {...plus}
        disabled={!enabled('plus')}
        className={styles.held}
        tall
        aria-label={sportTexts.more}
      >
        <PlusIcon size={36} />
      </BigButton>
      <BigButton {...key('toggle-used-last-hold')} selected={counter.usedLastHold}>
        {sportTexts.usedLastHold}
      </BigButton>
      <BigButton {...key('toggle-top')} selected={counter.success}>
        {texts.top}
      </BigButton>
    </div>
  );
}
