const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** All uuids in a text. */
export const uuidsIn = (text: string): string[] => text.match(uuid) ?? [];

/** The text with other uuids, all at once: one may become what another was. */
export const withUuids = (text: string, others: ReadonlyMap<string, string>): string =>
  text.replace(uuid, (one) => others.get(one) ?? one);
