import { type KeyboardEvent, useRef } from 'react';
import styles from './bulk-scoring.module.css';
import { bulkTexts as texts } from './texts.ts';

export interface ResultInputProps {
  readonly name: string;
  readonly initial: string;
  readonly problem: string | null;
  /** Accepts the input; the key then decides where the focus goes. */
  readonly onCommit: (text: string, by: 'down' | 'right' | 'stay') => void;
  readonly onCancel: () => void;
}

/** A result being typed. Enter moves to the row below, Tab to the next cell, Escape leaves it unchanged. */
export function ResultInput({ name, initial, problem, onCommit, onCancel }: ResultInputProps) {
  const over = useRef(false);
  const commit = (text: string, by: 'down' | 'right' | 'stay') => {
    if (!over.current) onCommit(text, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const { value } = event.currentTarget;
    if (event.key === 'Enter') commit(value, 'down');
    else if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      commit(value, 'right');
    } else if (event.key === 'Escape') {
      over.current = true;
      onCancel();
    }
  };
  return (
    <>
      <input
        // The cell has just been chosen for editing.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={styles.input}
        aria-label={texts.resultOf(name)}
        aria-invalid={problem !== null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={initial}
        onKeyDown={onKeyDown}
        onBlur={(event) => commit(event.currentTarget.value, 'stay')}
      />
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
