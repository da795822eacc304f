/** A competitor picked for entry before the entry is sent (behaviour: entering#kept-on-the-device). */
export interface PreparedCompetitor {
  readonly userUUID: string;
  readonly categoryUUID: string;
  readonly competitorNumber: string | null;
}

/** A competitor found by number (behaviour: entering#kept-on-the-device). */
export interface NumberEntry {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly competitorNumber: string;
}

/** What a browser remembers about one competition between visits (behaviour: entering#kept-on-the-device). */
export interface CompetitionStorage {
  /** Category uuids. */
  readonly selectedCategories: readonly string[];
  readonly preparedCompetitors: readonly PreparedCompetitor[];
  readonly competitorNumberEntries: readonly NumberEntry[];
  /** The choice on the welcome page; null before there is one. */
  readonly isParent: boolean | null;
  readonly judgingKey: string | null;
  /** When the newest announcement was made that was put away; null = none was. */
  readonly announcementsSeen: string | null;
}

export type StoredName = keyof CompetitionStorage;

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const list = <T>(value: unknown, fits: (item: unknown) => item is T): readonly T[] =>
  Array.isArray(value) ? value.filter(fits) : [];

const isPrepared = (value: unknown): value is PreparedCompetitor =>
  isFields(value) &&
  isText(value['userUUID']) &&
  isText(value['categoryUUID']) &&
  (value['competitorNumber'] === null || isText(value['competitorNumber']));

const isNumberEntry = (value: unknown): value is NumberEntry =>
  isFields(value) &&
  ['uuid', 'firstName', 'lastName', 'competitorNumber'].every((name) => isText(value[name]));

/**
 * Stored values may come from an older version, or from anybody: a value that does not fit counts as missing.
 */
const parsers: { readonly [Name in StoredName]: (value: unknown) => CompetitionStorage[Name] } = {
  selectedCategories: (value) => list(value, isText),
  preparedCompetitors: (value) => list(value, isPrepared),
  competitorNumberEntries: (value) => list(value, isNumberEntry),
  isParent: (value) => (typeof value === 'boolean' ? value : null),
  judgingKey: (value) => (isText(value) && value !== '' ? value : null),
  announcementsSeen: (value) => (isText(value) && Number.isFinite(Date.parse(value)) ? value : null),
};

/** `{competitionUUID}/selectedCategories` and so on. */
export const storageKey = (competition: string, name: StoredName): string => `${competition}/${name}`;

/** Parses a stored value; an unreadable one becomes the empty value. */
export function parseStored<Name extends StoredName>(
  name: Name,
  text: string | null,
): CompetitionStorage[Name] {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Not ours: treat it as missing.
  }
  return parsers[name](value);
}
