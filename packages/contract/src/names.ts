/** One name, as the code has it. */
export const camelName = (name: string): string =>
  name.includes('_') ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name;

/** One name, as it stands on the wire and in SQL. */
export const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** More names than the contract and the tables have; whoever sends others makes nothing grow. */
const mostNames = 4_000;

/** Each name is turned once: commands and boards bring the same few again and again. */
function remembered(turn: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const turned = turn(name);
    if (known.size < mostNames && name.length < 64) known.set(name, turned);
    return turned;
  };
}

type Names = Record<string, unknown>;

const isPlain = (value: object): value is Names => {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Also what parsers make, on a prototype of their own without any.
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
};

function renamed(value: object, rename: (name: string) => string): object {
  if (Array.isArray(value)) return renamedList(value, rename);
  if (!isPlain(value)) return value;
  const turned: Names = {};
  for (const name of Object.keys(value)) {
    // An own property of that name would become the prototype.
    if (name === '__proto__') continue;
    const item = value[name];
    turned[rename(name)] = typeof item === 'object' && item !== null ? renamed(item, rename) : item;
  }
  return turned;
}

/** Of a large board most is lists of figures: they stay what they are. */
function renamedList(list: readonly unknown[], rename: (name: string) => string): readonly unknown[] {
  let turned: unknown[] | undefined;
  for (const [index, item] of list.entries()) {
    if (typeof item !== 'object' || item === null) continue;
    const one = renamed(item, rename);
    if (one === item) continue;
    turned ??= [...list];
    turned[index] = one;
  }
  return turned ?? list;
}

const allOf = (turn: (name: string) => string) => {
  const rename = remembered(turn);
  return (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? renamed(value, rename) : value;
};

/**
 * What is `first_name` on the wire and in SQL is `firstName` in the code, all the way down. Keys that are uuids stay as they are, and
 * so does what is no plain object: dates, bytes.
 */
export const camelNames = allOf(camelName);

/** The way back. */
export const snakeNames = allOf(snakeName);
