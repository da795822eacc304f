import type { Announcement, AnnouncementBody, Competition, Wave } from '@topout/contract';
import { texts } from './texts.ts';

/** What of a competition announcements can be for. */
export interface Addressees extends Pick<Competition, 'stages'> {
  /** The sessions. */
  readonly waves: readonly Pick<Wave, 'uuid' | 'name'>[];
}

/** Everything that an announcement can be for: `value` is an audience, or the uuid of a category or session. */
export const choicesFor = ({ stages, waves }: Addressees) => [
  { value: 'EVERYBODY', label: texts.people.EVERYBODY },
  ...waves.map(({ uuid, name }) => ({ value: uuid, label: texts.session(name) })),
  ...stages.flatMap(({ categories }) =>
    categories.map(({ uuid, name }) => ({ value: uuid, label: texts.category(name) })),
  ),
  { value: 'JUDGES', label: texts.people.JUDGES },
  { value: 'STAFF', label: texts.people.STAFF },
];

/** Whom a choice stands for. */
export function addressedBy(
  value: string,
  { waves }: Pick<Addressees, 'waves'>,
): Pick<AnnouncementBody, 'audience' | 'category' | 'wave'> {
  if (value === 'EVERYBODY' || value === 'JUDGES' || value === 'STAFF') return { audience: value };
  if (waves.some(({ uuid }) => uuid === value)) return { audience: 'WAVE', wave: value };
  return { audience: 'CATEGORY', category: value };
}

/** Whom an announcement is for, as people read it. */
export function toWhom(
  addressees: Addressees,
  { audience, category, wave }: Pick<Announcement, 'audience' | 'category' | 'wave'>,
): string {
  if (audience !== 'CATEGORY' && audience !== 'WAVE') return texts.people[audience];
  const choice = choicesFor(addressees).find(({ value }) => value === (category ?? wave));
  return choice?.label ?? (audience === 'WAVE' ? texts.goneSession : texts.goneCategory);
}
