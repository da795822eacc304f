interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Whether the typed text, ignoring case, begins the first name, the last name or the full name. Nothing typed matches everybody.
 *
 * @source spec 2 §5
 */
export function matchesSearch(text: string, { firstName, lastName }: Named): boolean {
  const typed = plain(text.trim());
  return [firstName, lastName, `${firstName} ${lastName}`].some((name) => plain(name).startsWith(typed));
}
