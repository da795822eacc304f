/** One of the spellings `placeholder` is in the name of competition `c`, or of its venue `v` or city. */
export const foundBy = (placeholder: string) => `exists (select from unnest(${placeholder}::text[]) as wanted
  where position(wanted in lower(c.name || ' ' || coalesce(v.name || ' ' || v.city, ''))) > 0)`;

/** Without a language a database makes only plain letters small: `É` stays as it is in "École". */
export function spellings(search: string): readonly string[] {
  const small = search.toLowerCase();
  return [small, small.replace(/[^ -~]/g, (letter) => letter.toUpperCase())];
}
