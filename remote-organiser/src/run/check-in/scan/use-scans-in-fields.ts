import { type RefObject, useEffect, useRef } from 'react';

/** The longest that a hand scanner takes from key to key on a busy machine, milliseconds. */
const keyMs = 300;

/** What codes hold, at the end of what was typed: nobody ends an entry of a form with it. */
const address = /https?:\/\/\S+$/i;

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFilled = (target: EventTarget | null): target is Filled =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Keys that came as fast as a scanner's. */
interface Burst {
  readonly field: Filled;
  readonly text: string;
  /** What the field held before each key. */
  readonly held: readonly string[];
  readonly atMs: number;
}

/**
 * Takes the address that a hand scanner types into a field which somebody fills in, and gives the field back what it held. The
 * desk's search reads by itself what arrives there. (behaviour: check-in#scanning)
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
      const { target: field, key, timeStamp: atMs } = event;
      if (!isFilled(field) || search.current?.contains(field) || key === 'Shift') return;
      const before = burst?.field === field && atMs - burst.atMs <= keyMs ? burst : null;
      burst =
        key.length > 1
          ? null
          : { field, text: (before?.text ?? '') + key, held: [...(before?.held ?? []), field.value], atMs };
      const scanned = key === 'Enter' && before ? address.exec(before.text) : null;
      if (!before || !scanned) return;
      // It would send the form.
      event.preventDefault();
      event.stopPropagation();
      giveBack(field, before.held[scanned.index] ?? '');
      latest.current(scanned[0]);
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
