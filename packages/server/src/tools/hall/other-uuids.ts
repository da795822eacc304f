/** A uuid in any of the ways in which the database reads one. */
const anyUuid = /(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}/gi;

/** Whether it is one as the database writes it. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** As the database writes it. */
function canonical(uuid: string): string {
  const digits = uuid.replaceAll('-', '').toLowerCase();
  return [0, 8, 12, 16, 20].map((from, i, all) => digits.slice(from, all[i + 1])).join('-');
}

/** All uuids in a text, however they are written. */
export const uuidsOf = (text: string): string[] => (text.match(anyUuid) ?? []).map(canonical);

/** The text with other uuids, all at once, however they are written. */
export const withOtherUuids = (text: string, others: ReadonlyMap<string, string>): string =>
  text.replace(anyUuid, (one) => others.get(canonical(one)) ?? one);
