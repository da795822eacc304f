/** The colours of a route's holds; white when none are known. (behaviour: routes#name) */
export function routeColors(colors: string): string[] {
  const named = colors
    .split(':')
    .map((color) => color.trim())
    .filter(Boolean);
  return named.length === 0 ? ['white'] : named;
}
