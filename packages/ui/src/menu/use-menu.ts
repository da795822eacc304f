import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const itemSelector = '[role^="menuitem"]:not(:disabled)';

/** Where the focus goes from `index` of `count` items; undefined for a key that moves nothing. Ends wrap around. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The behaviour of a menu button: opening puts the focus on the first item, arrow keys, Home and End move it,
 * Esc and choosing give it back to the button, and leaving the menu closes it.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector<HTMLElement>(itemSelector)?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const all = items();
    const focused = all.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event.key, focused, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return { open, toggle: () => setOpen(!open), close, root, trigger, rootProps: { onKeyDown, onBlur } };
}
