import type { HoldCounter, HoldCounterAction } from '@topout/domain';
import { MinusIcon, PlusIcon } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import { texts } from '../texts.ts';
import { sportTexts } from './sport-texts.ts';
import styles from './hold-pad.module.css';

export interface HoldPadProps {
  readonly counter: HoldCounter;
  readonly enabled: (action: HoldCounterAction) => boolean;
  readonly onPress: (action: HoldCounterAction) => void;
}

/** Minus and plus, and the two ways a climb can end. */
export function HoldPad({ counter, enabled, onPress }: HoldPadProps) {
  const key = (action: HoldCounterAction) => ({
    disabled: !enabled(action),
    onClick: () => onPress(action),
  });
  return (
    <div className={styles.pad}>
      <BigButton {...key('minus')} tall aria-label={sportTexts.fewer}>
        <MinusIcon size={36} />
      </BigButton>
      <BigButton {...key('plus')} tall aria-label={sportTexts.more}>
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
