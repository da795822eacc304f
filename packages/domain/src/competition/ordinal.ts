import { once } from '../once.ts';

const rules = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd, 4th, 11th, 21st. (behaviour: pages#dates) */
export function ordinal(n: number): string {
  return `${n}${suffixes[rules().select(n)] ?? 'th'}`;
}
