import type { CheckInField } from '@topout/domain';
import { CheckIcon, classNames, MinusIcon } from '@topout/ui';
import { texts } from '../texts.ts';
import styles from './row.module.css';

interface StateMarkProps {
  readonly field: CheckInField;
  readonly isOn: boolean;
}

/** One of the four states as word, icon and face together. */
export function StateMark({ field, isOn }: StateMarkProps) {
  const MarkIcon = isOn ? CheckIcon : MinusIcon;
  return (
    <span className={classNames(styles.mark, isOn && styles.on)}>
      <MarkIcon size={12} />
      {texts.marks[field][isOn ? 'on' : 'off']}
    </span>
  );
}
