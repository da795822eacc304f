import type { Competition } from '@topout/contract';

/** A remote's description of a page before its scripts: its words, and shapes for unknown parts. */
export interface Sight {
  readonly look: string;
  readonly title: string | null;
  readonly lead: string | null;
  readonly parts: readonly string[];
}

export interface DescribedSight extends Sight {
  readonly frame: string;
  readonly root: boolean;
  readonly back: boolean;
  readonly theme: string | null;
  /** Further words of the screen, by name. */
  readonly words: Readonly<Record<string, string>>;
  /** Replacements, by what is true of the competition. */
  readonly when: Readonly<Record<string, Partial<Sight>>>;
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
};

function partialSight(value: unknown): Partial<Sight> {
  const fields = fieldsOf(value);
  const { parts } = fields;
  const look = textIn(fields, 'look');
  return {
    ...(look !== null && { look }),
    ...('title' in fields && { title: textIn(fields, 'title') }),
    ...('lead' in fields && { lead: textIn(fields, 'lead') }),
    ...(Array.isArray(parts) && { parts: parts.filter((part) => typeof part === 'string') }),
  };
}

const wordsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter((word): word is [string, string] => typeof word[1] === 'string'),
  );

const noSight: Sight = { look: 'page', title: null, lead: null, parts: ['rows'] };

function pageSight(value: unknown): DescribedSight {
  const fields = fieldsOf(value);
  const when = Object.entries(fieldsOf(fields['when']));
  return {
    ...noSight,
    ...partialSight(value),
    frame: textIn(fields, 'frame') ?? 'plain',
    root: fields['root'] === true,
    back: fields['back'] === true,
    theme: textIn(fields, 'theme'),
    words: wordsIn(fields['words']),
    when: Object.fromEntries(when.map(([state, sight]) => [state, partialSight(sight)])),
  };
}

/** For a page that its remote does not describe. */
export const quietSight: DescribedSight = pageSight({});

/** Reads a remote's descriptions of its pages, by path pattern. Ignores any that cannot be read. */
export const parseSights = (value: unknown): Record<string, DescribedSight> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([pattern, sight]) => [pattern, pageSight(sight)]));

/** The sight for a particular competition; null = the page has none. */
export function sightIn(sight: DescribedSight, competition: Competition | null): DescribedSight {
  if (!competition) return sight;
  const { settings, canEnter, canEnterReason } = competition;
  const { preloaded, closed, parents } = sight.when;
  if (preloaded && settings.hasPreloadedEntries) return { ...sight, root: false, ...preloaded };
  const reason = canEnterReason?.message ?? null;
  if (closed && !canEnter) return { ...sight, lead: reason, parts: [], ...closed };
  if (parents && settings.parentModeEnabled) return { ...sight, ...parents };
  return sight;
}
