const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The competition that a path is about: all its pages sit under `/{competitionUUID}`. Null elsewhere. */
export function competitionOf(pathname: string): string | null {
  const first = pathname.split('/')[1] ?? '';
  return uuid.test(first) ? first : null;
}
