const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The competition of a path: all its pages are under `/{competitionUUID}`. Null elsewhere. */
export function competitionOf(pathname: string): string | null {
  const first = pathname.split('/')[1] ?? '';
  return uuid.test(first) ? first : null;
}
