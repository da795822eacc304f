import { momentOf } from '@topout/domain';
import { type CompetitionDraft, newRoutesOf, zoneOf } from './draft.ts';
import { newTexts as texts } from './texts.ts';

export type Problems = Readonly<Record<string, string>>;

/** By step: what keeps one from going on, by field. */
const checks: readonly ((draft: CompetitionDraft) => Record<string, string | false>)[] = [
  (draft) => {
    const [start, end] = [momentOf(draft.start, zoneOf(draft)), momentOf(draft.end, zoneOf(draft))];
    return {
      name: draft.name.trim() === '' && texts.required,
      start: start === null && texts.required,
      end: end === null ? texts.required : start !== null && end <= start && texts.endsFirst,
    };
  },
  ({ knownVenue, venue }) => ({
    venueName: knownVenue === null && venue.name.trim() === '' && texts.required,
    timeZone: knownVenue === null && venue.timeZone === '' && texts.required,
  }),
  ({ categories }) => ({ categories: categories.length === 0 && texts.noCategories }),
  () => ({}),
  (draft) => {
    const { knownVenue, useKnownRoutes } = draft;
    return { routes: !(knownVenue && useKnownRoutes) && newRoutesOf(draft).length === 0 && texts.noRoutes };
  },
];

export function problemsOf(draft: CompetitionDraft, step: number): Problems {
  const found = checks[step]?.(draft) ?? {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== false),
  );
}
