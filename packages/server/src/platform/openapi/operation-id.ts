/** `judging-groups` → `JudgingGroups`. */
const pascal = (text: string) =>
  text
    .split(/[-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

/**
 * The name of a call in generated clients: its method, then the words of its address, in the singular if an
 * id follows. `PATCH /api/venues/:venue/maps/:map` → `patchVenueMap`. Addresses whose noun has no singular
 * name what the id identifies.
 */
export function operationId(method: string, url: string): string {
  const parts = url.split('/').slice(2);
  const words = parts.map((part, index) => {
    const after = parts[index + 1] ?? '';
    const [, parameter, ending = ''] = /^:(\w+)\.?(\w*)$/.exec(part) ?? [];
    if (parameter === undefined) return pascal(after.startsWith(':') ? singular(part) : part);
    const before = parts[index - 1] ?? '';
    const isSaid =
      !before.startsWith(':') &&
      (singular(before) !== before || before.startsWith('by-') || before === parameter);
    return (isSaid ? '' : `By${pascal(parameter)}`) + pascal(ending);
  });
  return method.toLowerCase() + words.join('');
}
