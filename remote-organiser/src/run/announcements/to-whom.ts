import type { Announcement, AnnouncementBody, Competition } from '@topout/contract';
import { texts } from './texts.ts';

/** Everything that an announcement can be for: `value` is an audience, or the uuid of a category. */
export const choicesFor = ({ stages }: Pick<Competition, 'stages'>) => [
  { value: 'EVERYBODY', label: texts.people.EVERYBODY },
  ...stages.flatMap(({ categories }) =>
    categories.map(({ uuid, name }) => ({ value: uuid, label: texts.category(name) })),
  ),
  { value: 'JUDGES', label: texts.people.JUDGES },
  { value: 'STAFF', label: texts.people.STAFF },
];

/** Whom a choice stands for. */
export function addressedBy(value: string): Pick<AnnouncementBody, 'audience' | 'category'> {
  if (value === 'EVERYBODY' || value === 'JUDGES' || value === 'STAFF') return { audience: value };
  return { audience: 'CATEGORY', category: value };
}

/** Whom an announcement is for, as people read it. */
export function toWhom(
  competition: Pick<Competition, 'stages'>,
  { audience, category }: Pick<Announcement, 'audience' | 'category'>,
): string {
  if (audience !== 'CATEGORY') return texts.people[audience];
  const choice = choicesFor(competition).find(({ value }) => value === category);
  return choice?.label ?? texts.goneCategory;
}
