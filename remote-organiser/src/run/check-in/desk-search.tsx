import { SearchInput } from '@topout/ui/forms';
import type { ReactNode, RefObject } from 'react';
import styles from './desk.module.css';
import { texts } from './texts.ts';

export interface DeskSearchProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter was pressed, by hand or by a hand scanner, which types what it reads. */
  readonly onEnter: () => void;
  /** The camera. */
  readonly children: ReactNode;
}

/** Where the desk begins with every person: the cursor comes back here. */
export function DeskSearch({ ref, text, onText, onEnter, children }: DeskSearchProps) {
  return (
    <div ref={ref} className={styles.search}>
      <SearchInput
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        // The desk is one field and a list: nobody comes here for anything else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={onText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter();
        }}
      />
      {children}
    </div>
  );
}
