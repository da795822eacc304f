import { screenName } from '@topout/domain';
import { useSearchParams } from 'react-router-dom';
import type { Screen } from '@topout/contract';

/** The screen named in this page's address; empty = none. */
export function useScreenName(): string {
  const [search] = useSearchParams();
  return screenName(search.get('screen') ?? '');
}

/** The address of a named screen, which an overlay has elsewhere: stream software loads no more than it needs. */
export const addressOf = (
  competition: string,
  { name, overlay }: Pick<Screen, 'name' | 'overlay'>,
): string =>
  overlay ? `/overlay/${competition}?screen=${name}` : `/${competition}/screen${name && `?screen=${name}`}`;
