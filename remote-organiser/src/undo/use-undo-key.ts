import { useLayoutEffect } from 'react';

/**
 * Undoes with Ctrl+Z, or Cmd+Z, wherever the focus is; in a text field the key belongs to the text. Null =
 * nothing to undo.
 */
export function useUndoKey(undo: (() => void) | null): void {
  // Before anybody can see that it is there: a key pressed at first sight counts.
  useLayoutEffect(() => {
    if (!undo) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
      if (event.defaultPrevented || hasOwnUndo(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}

const ownUndo =
  'textarea, [contenteditable], dialog, input:not([type=checkbox], [type=radio], [type=button])';

const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ownUndo) !== null;
