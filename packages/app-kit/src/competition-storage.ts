/** A competitor picked for entry before the entry is sent (spec 1 §3). */
export interface PreparedCompetitor {
  readonly userUUID: string;
  readonly categoryUUID: string;
  readonly competitorNumber: string | null;
}

/** A competitor found by number (spec 1 §3). */
export interface NumberEntry {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly competitorNumber: string;
}

/** What a browser keeps of one competition between visits (spec 1 §3, 2 §9). */
export interface CompetitionStorage {
  /** Category uuids. */
  readonly selectedCategories: readonly string[];
  readonly preparedCompetitors: readonly PreparedCompetitor[];
  readonly competitorNumberEntries: readonly NumberEntry[];
  /** The welcome page's choice; null before there was one. */
  readonly isParent: boolean | null;
  readonly judgingKey: string | null;
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

/** What was stored may come from an older version, or from anybody: what does not fit counts as missing. */
const parsers: { readonly [Name in StoredName]: (value: unknown) => CompetitionStorage[Name] } = {
  selectedCategories: (value) => list(value, isText),
  preparedCompetitors: (value) => list(value, isPrepared),
  competitorNumberEntries: (value) => list(value, isNumberEntry),
  isParent: (value) => (typeof value === 'boolean' ? value : null),
  judgingKey: (value) => (isText(value) && value !== '' ? value : null),
};

/** `{competitionUUID}/selectedCategories` and so on. */
export const storageKey = (competition: string, name: StoredName): string => `${competition}/${name}`;

/** Reads the text of a stored value; anything unreadable is the empty value. */
export function parseStored<Name extends StoredName>(
  name: Name,
  text: string | null,
): CompetitionStorage[Name] {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Not ours: counts as missing.
  }
  return parsers[name](value);
}
