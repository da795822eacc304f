import type { AuditRecord } from '@topout/contract';
import { checkInsSaid } from './check-ins-said.ts';
import { handicapsSaid } from './handicaps-said.ts';
import { settingsSaid } from './settings-said.ts';
import { teamSaid } from './teams-said.ts';
import { historyTexts as texts } from './texts.ts';

/** What was done, in words. */
export const titleOf = ({ kind }: AuditRecord): string => texts.kinds[kind];

interface Category {
  readonly uuid: string;
  readonly name: string;
}

interface Details {
  readonly attemptsCount?: unknown;
  readonly assigned?: unknown;
  readonly category?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly email?: unknown;
  readonly quota?: unknown;
  readonly settings?: unknown;
  readonly name?: unknown;
  readonly decision?: unknown;
  readonly partner?: unknown;
  readonly reason?: unknown;
}

/** The person concerned, and other details that identify the record. */
export function factsOf(
  { kind, user, target, details }: AuditRecord,
  categories: readonly Category[],
): string[] {
  const {
    attemptsCount,
    assigned,
    category,
    before,
    after,
    email,
    quota,
    settings,
    name,
    decision,
    partner,
    reason,
  } = details as Details;
  const { kind: why } = details;
  const nameOf = (uuid: unknown) =>
    categories.find((one) => one.uuid === uuid)?.name ?? texts.unknownCategory;
  return [
    user?.name,
    kind === 'entry.merged' && target && texts.into(target.name),
    kind === 'entry.taken_over' && target && texts.by(target.name),
    (kind === 'entry.deleted' || kind === 'entry.merged') &&
      typeof attemptsCount === 'number' &&
      attemptsCount > 0 &&
      texts.lost(attemptsCount),
    typeof email === 'string' && email,
    kind === 'stage.advanced' && quota === 0 && texts.takenBack,
    typeof assigned === 'number' && texts.assigned(assigned),
    /^(wave|question|consent|sponsor|tablet|timing_device)\./.test(kind) && typeof name === 'string' && name,
    kind === 'waiting_list.ordered' && nameOf(category),
    ...(kind === 'competition.changed' ? settingsSaid(settings) : []),
    kind === 'entry.changed' && nameChange(before, after),
    kind === 'entry.changed' && categoryChange(before, after, nameOf),
    kind === 'entry.changed' && statusChange(before, after),
    kind === 'entry.changed' && numberChange(before, after),
    kind === 'entry.changed' && nationChange(before, after),
    kind === 'entry.changed' && groupChange(before, after),
    typeof reason === 'string' && reason,
    kind.startsWith('marker.') && typeof partner === 'string' && partner,
    ...(kind === 'entry.changed' ? handicapsSaid(before, after) : []),
    teamSaid(kind, before, after),
    kind.startsWith('dispute.') && texts.disputes[String(decision ?? why)],
    ...(kind === 'check_in.changed' ? checkInsSaid(after) : []),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;

function nameChange(before: unknown, after: unknown): string | null {
  const nameIn = (of: unknown) =>
    [fieldOf(of, 'firstName'), fieldOf(of, 'lastName')].filter((part) => typeof part === 'string').join(' ');
  const [from, to] = [nameIn(before), nameIn(after)];
  return to === '' || from === to ? null : texts.nameFromTo(from, to);
}

function categoryChange(before: unknown, after: unknown, nameOf: (uuid: unknown) => string): string | null {
  const [from, to] = [fieldOf(before, 'category'), fieldOf(after, 'category')];
  return from === to ? null : texts.categoryFromTo(nameOf(from), nameOf(to));
}

function statusChange(before: unknown, after: unknown): string | null {
  const [from, to] = [fieldOf(before, 'status'), fieldOf(after, 'status')];
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return null;
  return texts.statusFromTo(texts.status[from] ?? from, texts.status[to] ?? to);
}

function numberChange(before: unknown, after: unknown): string | null {
  const [from, to] = [fieldOf(before, 'competitorNumber'), fieldOf(after, 'competitorNumber')];
  if (from === to) return null;
  return texts.numberFromTo(numberSaid(from), numberSaid(to));
}

function groupChange(before: unknown, after: unknown): string | null {
  const [from, to] = [fieldOf(before, 'startingGroup'), fieldOf(after, 'startingGroup')];
  if (typeof to !== 'string' || from === to) return null;
  return typeof from === 'string' ? texts.groupFromTo(from, to) : texts.groupTo(to);
}

/** Records of earlier times know of none. */
function nationChange(before: unknown, after: unknown): string | null {
  const [from = null, to = null] = [fieldOf(before, 'nation'), fieldOf(after, 'nation')];
  return from === to ? null : texts.nationFromTo(numberSaid(from), numberSaid(to));
}

const numberSaid = (number: unknown) => (typeof number === 'string' ? number : texts.noNumber);
