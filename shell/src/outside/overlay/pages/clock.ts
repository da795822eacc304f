import { type Clock, clockText, clockTone, clockWords } from '@topout/domain';
import { element } from '../../element.ts';

/** The stage's clock in a corner: time left, and what it counts. */
export function drawClock(clock: Clock | null): HTMLElement | null {
  if (!clock) return null;
  const text = clockText(clock.leftMs);
  const slot = clockWords.slot(clock);
  return element(
    'section',
    { class: 'panel corner', 'data-tone': clockTone(clock) },
    element('span', { class: 'digits', 'data-letters': String(text.length) }, text),
    element(
      'div',
      {},
      element('p', { class: 'word' }, clockWords.of(clock)),
      slot === null ? null : element('p', { class: 'about' }, slot),
    ),
  );
}
