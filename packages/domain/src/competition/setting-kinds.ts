/** A setting's name, and one plain sentence on what it does; empty if the name says it all. */
interface Words {
  readonly label: string;
  readonly hint: string;
}

/** On or off. */
interface Switch extends Words {
  readonly kind: 'switch';
  readonly initial: boolean;
}
/** A whole number within bounds. */
interface Amount extends Words {
  readonly kind: 'amount';
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}
/** A whole number from 1; null = no limit. */
interface Limit extends Words {
  readonly kind: 'limit';
  readonly initial: number | null;
  readonly most: number;
}
/** One of several values, in the order offered. */
interface Choice<V extends string = string> extends Words {
  readonly kind: 'choice';
  readonly initial: V;
  readonly options: Readonly<Record<V, readonly [label: string, hint: string]>>;
}
/** An amount for individual routes, by uuid. Organisers set it where they edit the route. */
export interface ByRoute extends Words {
  readonly kind: 'by-route';
  readonly initial: Readonly<Record<string, number>>;
  readonly most: number;
}
/** Whole numbers in order, such as points by attempt; none = off. */
export interface Listing extends Words {
  readonly kind: 'list';
  readonly initial: readonly number[];
  /** Of each number. */
  readonly most: number;
  /** Numbers. */
  readonly longest: number;
}
export type Setting = Switch | Amount | Limit | Choice | ByRoute | Listing;

export type Values<S extends Readonly<Record<string, { readonly initial: unknown }>>> = {
  readonly [Name in keyof S]: S[Name]['initial'];
};

export const onOff = (initial: boolean, label: string, hint: string): Switch => ({
  kind: 'switch',
  initial,
  label,
  hint,
});
export const amount = (
  initial: number,
  [least, most]: readonly [number, number],
  label: string,
  hint = '',
): Amount => ({
  kind: 'amount',
  initial,
  least,
  most,
  label,
  hint,
});
export const limit = (initial: number | null, most: number, label: string, hint: string): Limit => ({
  kind: 'limit',
  initial,
  most,
  label,
  hint,
});
export const choice = <V extends string>(
  initial: V,
  [label, hint]: readonly [string, string],
  options: Choice<V>['options'],
): Choice<V> => ({ kind: 'choice', initial, label, hint, options });
