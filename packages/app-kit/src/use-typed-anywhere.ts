import { useEffect, useRef } from 'react';

/** Where letters belong: fields that take text, choices that jump to what is typed, and whatever lies over the page. */
const takesLetters = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog, [role=menu]';

/** A letter or digit, which no button or switch understands; a space presses them. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * Lets a page's one field take what is typed while nothing else does: a hand scanner types wherever the cursor is.
 *
 * @param toField gives the field the cursor; the letter that was typed then arrives there
 */
export function useTypedAnywhere(toField: () => void): void {
  const latest = useRef(toField);
  useEffect(() => {
    latest.current = toField;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (!isTyped(event) || at?.closest(takesLetters) || document.querySelector('dialog[open]')) return;
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
