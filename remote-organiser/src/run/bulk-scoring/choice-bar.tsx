import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@topout/ui';
import { Select } from '@topout/ui/forms';
import type { ReactNode } from 'react';
import styles from './bulk-scoring.module.css';
import { bulkTexts as texts } from './texts.ts';

export interface ChoiceBarProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** Before the chosen one: its mark. */
  readonly mark?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** One of many, with the previous and next ones a click away. */
export function ChoiceBar({ label, options, value, mark, onChange }: ChoiceBarProps) {
  const at = options.findIndex((option) => option.value === value);
  const step = (by: number) => {
    const next = options[at + by];
    if (next) onChange(next.value);
  };
  return (
    <div className={styles.choice}>
      <IconButton
        label={texts.previous}
        icon={<ChevronLeftIcon />}
        disabled={at <= 0}
        onClick={() => step(-1)}
      />
      {mark}
      <div className={styles.chosen}>
        <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </div>
      <IconButton
        label={texts.next}
        icon={<ChevronRightIcon />}
        disabled={at >= options.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}
