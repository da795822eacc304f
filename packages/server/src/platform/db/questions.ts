/** Conditions by what they are asked about; each gets the placeholder of the wanted uuid. */
export type Questions<Name extends string> = Readonly<Record<Name, (value: string) => string>>;

/** What is wanted of each; null = not asked. */
export type Wanted<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * The conditions of those questions that are asked, with their values for the placeholders from `$first` on.
 * Each set of questions needs a statement of its own, which `key` tells apart: no plan suits one that says "if
 * asked".
 */
export function questionsAsked<Name extends string>(
  questions: Questions<Name>,
  wanted: Wanted<Name>,
  first: number,
): { readonly key: string; readonly conditions: string; readonly values: readonly string[] } {
  const asked = Object.entries<string | null>(wanted).flatMap(([name, value]) =>
    name in questions && value !== null ? [{ name: name as Name, value }] : [],
  );
  return {
    key: asked.map(({ name }) => `.${name}`).join(''),
    conditions: asked.map(({ name }, index) => ` and ${questions[name](`$${first + index}::uuid`)}`).join(''),
    values: asked.map(({ value }) => value),
  };
}
