import type { HoldCounter, HoldCounterAction } from '@topout/domain';
import { MinusIcon, PlusIcon } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
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

/**
 * The two ways a climb can end, and under them, nearest to the thumb, minus and plus, which keep counting while held. Each
 * shows what it leads to: a plus after the figure, a tile that is full.
 */
export function HoldPad({ counter, enabled, onPress }: HoldPadProps) {
  const minus = useHeldKey((goesOn) => enabled('minus') && onPress('minus', goesOn));
  const plus = useHeldKey((goesOn) => enabled('plus') && onPress('plus', goesOn));
  const key = (action: HoldCounterAction) => ({
    disabled: !enabled(action),
    onClick: () => onPress(action),
  });
  return (
    <div className={styles.pad}>
      <BigButton {...key('toggle-used-last-hold')} className={styles.end} selected={counter.usedLastHold}>
        <span aria-hidden="true" className={styles.plus}>
          {counter.success ? '+' : `${counter.hold}+`}
        </span>
        {sportTexts.usedLastHold}
      </BigButton>
      <BigButton {...key('toggle-top')} className={styles.end} selected={counter.success}>
        <Tile mark="T" width={25} />
        {texts.top}
      </BigButton>
      <BigButton
        {...minus}
        disabled={!enabled('minus')}
        className={styles.held}
        tall
        aria-label={sportTexts.fewer}
      >
        <MinusIcon size={32} />
      </BigButton>
      <BigButton
        {...plus}
        disabled={!enabled('plus')}
        className={styles.held}
        tall
        aria-label={sportTexts.more}
      >
        <PlusIcon size={44} />
      </BigButton>
    </div>
  );
}
