const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** All uuids in a text. */
export const uuidsIn = (text: string): string[] => text.match(uuid) ?? [];

/** The uuids that are a whole value in a line of JSON: those that people type into texts are none. */
export const uuidValuesIn = (line: string): string[] =>
  (line.match(wholeValue) ?? []).map((value) => value.slice(1, -1));

const wholeValue = new RegExp(`"${uuid.source}"`, 'g');

/** The text with other uuids, all at once: one may become what another was. */
export const withUuids = (text: string, others: ReadonlyMap<string, string>): string =>
  text.replace(uuid, (one) => others.get(one) ?? one);
