import { type ComponentProps, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon, SearchIcon } from '../icons/first-icons.ts';
import styles from './control.module.css';

export interface SearchInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'ref'
> {
  /** What is searched, for screen readers; the placeholder alone is no label. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search box with a clear button. Pausing before the search is left to the caller. */
export function SearchInput({ label, value, onChange, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.wrap}>
      <span className={styles.lead}>
        <SearchIcon />
      </span>
      <input
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(styles.control, styles.search, className)}
      />
      {value !== '' && (
        <span className={styles.trail}>
          <IconButton label="Clear search" icon={<CloseIcon />} onClick={clear} />
        </span>
      )}
    </div>
  );
}
