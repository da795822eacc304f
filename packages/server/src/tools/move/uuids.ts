/** A uuid in any of the ways in which the database reads one. */
const anyUuid = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/gi;

/** Whether it is one as the database writes it. */
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const isIdColumn = (column: string): boolean => column === 'id' || column.endsWith('_id');

/** Whether a row's uuids are as the database writes them: only so do equal ones compare equal. */
export const hasPlainIds = (row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(row).every(([column, id]) => !isIdColumn(column) || typeof id !== 'string' || isUuid(id));

/** As the database writes it. */
function canonical(uuid: string): string {
  const digits = uuid.replaceAll('-', '').toLowerCase();
  return [0, 8, 12, 16, 20].map((from, i, all) => digits.slice(from, all[i + 1])).join('-');
}

/** All uuids in a text, however they are written. */
export const uuidsIn = (text: string): string[] => (text.match(anyUuid) ?? []).map(canonical);

/** The text with other uuids, all at once, however they are written: one may become what another was. */
export const withUuids = (text: string, others: ReadonlyMap<string, string>): string =>
  text.replace(anyUuid, (one) => others.get(canonical(one)) ?? one);
