import { ArrowLeftIcon, Button, IconButton } from '@topout/ui';
import styles from './tablet.module.css';
import { texts } from './texts.ts';

interface KeypadProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Digits to press, so that no keyboard covers half of the tablet. */
export const Keypad = ({ typed, onType }: KeypadProps) => (
  <fieldset className={styles.keypad} aria-label={texts.digits}>
    {digits.map((digit) => (
      <Button key={digit} size="judge" onClick={() => onType(typed + digit)}>
        {digit}
      </Button>
    ))}
    <IconButton
      className={styles.erase}
      variant="secondary"
      label={texts.erase}
      icon={<ArrowLeftIcon size={28} />}
      onClick={() => onType(typed.slice(0, -1))}
    />
  </fieldset>
);
