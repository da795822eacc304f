import type { KeyboardEvent } from 'react';

/**
 * For a field. The key that a phone labels "next" (`enterKeyHint`) is Enter, which would send the form: this
 * moves to the next field instead. In the last field it sends.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (field.getAttribute('enterkeyhint') !== 'next') return;
  const fields = [...(field.form?.querySelectorAll('input') ?? [])].filter(
    ({ type, hidden, disabled }) => typed.has(type) && !hidden && !disabled,
  );
  const next = fields[fields.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Fields that people type into. */
const typed = new Set(['text', 'email', 'password']);
