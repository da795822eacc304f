import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { EyeIcon, EyeOffIcon } from '../icons/action-icons.ts';
import styles from './control.module.css';
import { useFieldBinding } from './field-context.ts';

/** A password that its owner can look at. Set `autoComplete` to "current-password" or "new-password". */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.wrap}>
      <input
        {...useFieldBinding()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.control, styles.withTrail, className)}
      />
      <span className={styles.trail}>
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  );
}
