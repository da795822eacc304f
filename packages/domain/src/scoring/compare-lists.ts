/**
 * Compares two lists number by number. Negative when `a` has the smaller number where they first differ; a
 * missing number is behind.
 */
export function compareLists(a: readonly (number | null)[], b: readonly (number | null)[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [first, second] = [a[index] ?? Infinity, b[index] ?? Infinity];
    if (first !== second) return first < second ? -1 : 1;
  }
  return 0;
}
