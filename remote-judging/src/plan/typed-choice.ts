import type { PlanWish } from '@topout/api-client';
import {
  clockLimits,
  clockText,
  momentOf,
  mostRest,
  type PlanChoice,
  type PlanFormat,
  slotMs,
  wallTime,
} from '@topout/domain';
import { readTime } from '../clock/read-time.ts';
import { planControlTexts as texts } from './texts.ts';

const allFields = ['starts', 'climb', 'prepare', 'change', 'rest', 'slots'] as const;
export type TypedField = (typeof allFields)[number];

type Chosen = Pick<PlanChoice, 'format' | 'together' | 'split'>;

/** A choice as it is typed. */
export interface TypedChoice extends Chosen, Readonly<Record<TypedField, string>> {
  readonly rolling: boolean;
}

/** The fields that mean something in a format. */
export const fieldsOf = (format: PlanFormat): readonly TypedField[] =>
  allFields.filter((name) => {
    if (name === 'rest') return format !== 'FINAL' && format !== 'FREE';
    return format !== 'FREE' || name === 'starts' || name === 'climb';
  });

/** @param begins the first slot */
export function typedOf(
  { format, together, split, rest, times }: Omit<PlanChoice, 'startsAt'>,
  begins: string | number,
  zone: string,
): TypedChoice {
  return {
    format,
    together,
    split,
    starts: wallTime(begins, zone),
    climb: clockText(times.climb * 1_000),
    prepare: clockText(times.prepare * 1_000),
    change: clockText(times.change * 1_000),
    rest: String(rest),
    slots: '',
    rolling: times.rolling,
  };
}

const readNumber = (text: string, least: number, most: number): number | null => {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : null;
};

const read: Record<TypedField, (text: string, zone: string) => number | null> = {
  starts: (text, zone) => momentOf(text, zone)?.getTime() ?? null,
  climb: (text) => readTime(text, clockLimits.climb, 1),
  prepare: (text) => readTime(text, clockLimits.prepare),
  change: (text) => readTime(text, clockLimits.change),
  rest: (text) => readNumber(text, 0, mostRest),
  // Empty = as many as it takes.
  slots: (text) => (text.trim() === '' ? clockLimits.slots : readNumber(text, 1, clockLimits.slots)),
};

const problems: Record<TypedField, string> = {
  starts: texts.wrongStart,
  climb: texts.wrongTime,
  prepare: texts.wrongTime,
  change: texts.wrongTime,
  rest: texts.wrongNumber(0, mostRest),
  slots: texts.wrongNumber(1, clockLimits.slots),
};

/** What is wrong with a field; null = nothing. */
export const problemOf = (typed: TypedChoice, name: TypedField, zone: string): string | null =>
  read[name](typed[name], zone) === null ? problems[name] : null;

/** How long everybody rests in lead at least; null in other formats, and while a field is wrong. @returns milliseconds */
export function leadRestOf(typed: TypedChoice): number | null {
  const choice = wishOf({ ...typed, starts: '2000-01-01T00:00' }, 'UTC')?.choice;
  if (choice?.format !== 'LEAD') return null;
  const { rest, times } = choice;
  return rest * slotMs(times) + times.change * 1_000;
}

/** The change that makes the plan; null while a field is wrong. */
export function wishOf(typed: TypedChoice, zone: string): (PlanWish & { startsAt: string }) | null {
  const { format, together, split, rolling } = typed;
  const [starts, climb, prepare, change, rest, slots] = allFields.map((name) =>
    read[name](typed[name], zone),
  );
  if (starts == null || climb == null || prepare == null) return null;
  if (change == null || rest == null || slots == null) return null;
  return {
    kind: 'MAKE',
    startsAt: new Date(starts).toISOString(),
    choice: { format, rest, together, split, times: { prepare, climb, change, slots, rolling } },
  };
}
