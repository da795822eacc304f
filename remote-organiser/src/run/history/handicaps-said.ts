import { historyTexts as texts } from './texts.ts';

const fields = [
  ['handicapPercent', texts.handicapPercent],
  ['handicapPoints', texts.handicapPoints],
] as const;

/** What became of somebody's handicap; records of earlier times know of none. */
export function handicapsSaid(before: unknown, after: unknown): string[] {
  return fields.flatMap(([name, words]) => {
    const [from, to] = [fieldOf(before, name), fieldOf(after, name)];
    const say = (amount: number | null) => (amount === null ? texts.noHandicap : words(amount));
    return from === to ? [] : [texts.handicapFromTo(say(from), say(to))];
  });
}

function fieldOf(of: unknown, name: string): number | null {
  const value: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, name) : null;
  return typeof value === 'number' ? value : null;
}
