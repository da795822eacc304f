import { type RefObject, useEffect, useRef } from 'react';
import { isScanned } from './is-scanned.ts';

/** From key to key a hand scanner is faster, and a person slower, milliseconds. */
const keyMs = 100;

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFilled = (target: EventTarget | null): target is Filled =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Keys that came as fast as a scanner's. */
interface Burst {
  readonly field: Filled;
  /** What the field held before the first. */
  readonly held: string;
  readonly text: string;
  readonly atMs: number;
}

/**
 * Takes what a hand scanner types into a field that somebody fills in, and gives the field back what it held. The desk's search
 * reads by itself what arrives there. (behaviour: check-in#scanning)
 */
export function useScansInFields(
  search: RefObject<HTMLElement | null>,
  onScan: (code: string) => void,
): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let burst: Burst | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target: field, key, timeStamp: atMs, ctrlKey, metaKey, altKey } = event;
      if (!isFilled(field) || search.current?.contains(field) || ctrlKey || metaKey || altKey) return;
      const before = burst?.field === field && atMs - burst.atMs <= keyMs ? burst : null;
      if (key.length === 1)
        burst = { field, held: before?.held ?? field.value, text: (before?.text ?? '') + key, atMs };
      if (key !== 'Enter' || !before || !isScanned(before.text)) return;
      // It would send the form.
      event.preventDefault();
      event.stopPropagation();
      burst = null;
      giveBack(field, before.held);
      latest.current(before.text);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [search]);
}

/** As if somebody had typed it: React notices only what passes by its own setter. */
function giveBack(field: Filled, held: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, held);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
