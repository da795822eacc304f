import { SearchInput } from '@topout/ui/forms';
import { useEffect, useRef } from 'react';
import { boardTexts as texts } from '../../../texts.ts';

export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** It was opened just now, to be typed in. */
  readonly opened: boolean;
}

/** Finds somebody on the boards by name or number. */
export default function SearchField({ value, onChange, opened }: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  // Opened by a tap: the next thing is a letter.
  useEffect(() => {
    if (opened) box.current?.querySelector('input')?.focus();
  }, [opened]);
  return (
    <div ref={box}>
      <SearchInput
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
